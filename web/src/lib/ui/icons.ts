/** Line icons on a 20 × 20 grid, drawn with a 1.8 px pen. */
export const icons = {
  back: 'M8 4 3.5 8.5 8 13M3.5 8.5H12q4.5 0 4.5 4.2T12 17H9',
  'back-step': 'M12 4.5 6.5 10 12 15.5',
  book: 'M10 5.5Q7 3.5 3 4v11.5q4-.5 7 1.5 3-2 7-1.5V4q-4-.5-7 1.5ZM10 5.5V17',
  check: 'M4 10.5 8.2 15 16 5.5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6.2V10l2.8 2',
  close: 'M5 5l10 10M15 5 5 15',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5Z',
  lamp: 'M7 3h6l3 8H4ZM10 11v3M7 17h6M10 14v3',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  go: 'M8 4.5 13.5 10 8 15.5',
  lock: 'M5 9h10v8H5ZM7 9V6.5a3 3 0 0 1 6 0V9',
  menu: 'M4 5.5h12M4 10h12M4 14.5h12',
  minus: 'M4.5 10h11',
  next: 'M6 4.5 13 10 6 15.5ZM15 4.5v11',
  pause: 'M7 4.5v11M13 4.5v11',
  person: 'M10 3.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3.8 17c0-4 2.5-6 6.2-6s6.2 2 6.2 6',
  play: 'M6.5 4 15 10l-8.5 6Z',
  plus: 'M4.5 10h11M10 4.5v11',
  previous: 'M14 4.5 7 10l7 5.5ZM5 4.5v11',
  search: 'M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM12.8 12.8 17 17',
  settings:
    'M3 6.5h5.2M12.8 6.5H17M10.5 4.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM3 13.5h2.2M9.8 13.5H17M7.5 11.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
} as const;

export type IconName = keyof typeof icons;
