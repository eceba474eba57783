import type { Component } from 'svelte';
import CardPanel from './cards/CardPanel.svelte';
import DiscardPanel from './cards/DiscardPanel.svelte';
import CommitPanel from './close_quarters/CommitPanel.svelte';
import GetAwayPanel from './close_quarters/GetAwayPanel.svelte';
import SpreadPanel from './close_quarters/SpreadPanel.svelte';
import WithdrawPanel from './close_quarters/WithdrawPanel.svelte';
import RunFirePanel from './fast_movers/RunFirePanel.svelte';
import RunPanel from './fast_movers/RunPanel.svelte';
import type { PanelProps } from './panel';
import InterceptPanel from './reaction/InterceptPanel.svelte';
import ReactPanel from './reaction/ReactPanel.svelte';
import ShootPanel from './shooting/ShootPanel.svelte';
import WallsPanel from './walls/WallsPanel.svelte';
import SurvivorsPanel from './wrecks/SurvivorsPanel.svelte';

type Panel = Component<PanelProps, object, 'overlay' | 'pointable'>;

/** The panel for what is asked, where it is not an order of a slot: each brings its headline, its body and its button. */
export const panels: Readonly<Record<string, Panel>> = {
  walls: WallsPanel,
  react: ReactPanel,
  intercept: InterceptPanel,
  run: RunPanel,
  run_fire: RunFirePanel,
  survivors: SurvivorsPanel,
  commit: CommitPanel,
  get_away: GetAwayPanel,
  fire_out: ShootPanel,
  spread: SpreadPanel,
  withdraw: WithdrawPanel,
  card: CardPanel,
  discard: DiscardPanel,
};
