/** The dialogs and sheets that lie over the page. */
class Dialogs {
  open = $state(0);
}

export const dialogs = new Dialogs();
