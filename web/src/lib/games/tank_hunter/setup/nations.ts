import { t } from '../../../i18n.svelte';

export const nationName = (nation: string): string => t(`tank-hunter-nation-${nation.toLowerCase()}`);
