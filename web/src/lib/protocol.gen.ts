// Generated from the server by `npm run types`; never edited.

export type AnalysisNews =
  AnalysisOpened | Tried | Noted | GameSaved | Advised | Refused | Thought | Judged | AnalysisStage;
export type AnalysisRequest =
  OpenMatch | OpenFile | OpenPosition | TryTurn | WriteTurn | AskAbout | Think | Judge | SaveGame;
/**
 * DZ-211: the size classes of buildings.
 */
export type ArmySize = 'large' | 'medium' | 'micro' | 'small' | 'tiny';
/**
 * DZ-200, DZ-207: how a kind of unit gets on in a piece.
 */
export type ArmyGoing = 'D' | 'H' | 'I' | 'P' | 'step';
export type ClientMessage = Act | Ask | Write | Candidates | GiveOrders | TakeBackRequest | AnswerTakeBack;
export type DropzoneAction =
  | DropzoneMove
  | DropzoneFlyMove
  | DropzoneLoad
  | DropzoneUnload
  | DropzoneEnter
  | DropzoneLeave
  | DropzoneChangeBuilding
  | DropzoneShoot
  | DropzoneSearch
  | DropzoneExtract
  | DropzoneAttackRun
  | DropzonePlayCard
  | DropzoneEndSlot
  | DropzoneDeploy
  | DropzoneLetBegin
  | DropzoneActLast
  | DropzoneActFirst
  | DropzoneCallReserve
  | DropzoneActivate
  | DropzonePlay
  | DropzoneAssign
  | DropzoneReact
  | DropzonePass
  | DropzoneIntercept
  | DropzoneFireOnRun
  | DropzonePlaceOut
  | DropzoneCommit
  | DropzoneStayInside
  | DropzoneSpread
  | DropzoneGiveUp
  | DropzoneDiscard
  | DropzoneConcede
  | DropzoneRoll
  | DropzoneDraw;
export type DropzoneAdvice =
  | DropzoneTrial
  | DropzoneProposal
  | DropzoneMoveAdvice
  | DropzoneUnitAdvice
  | DropzoneShotsAdvice
  | DropzoneShotAdvice
  | DropzoneReactionsAdvice
  | DropzoneFightAdvice;
/**
 * DZ-200, DZ-207: how a kind of unit gets on in a piece.
 */
export type DropzoneGoing = 'D' | 'H' | 'I' | 'P' | 'step';
/**
 * DZ-211: the size classes of buildings.
 */
export type DropzoneSize = 'large' | 'medium' | 'micro' | 'small' | 'tiny';
/**
 * DZ-213: what a building is made of.
 */
export type DropzoneConstruction = 'reinforced' | 'standard' | 'weak';
export type DropzoneEvent =
  | DropzoneRolledOff
  | DropzoneStarterChosen
  | DropzoneBattlegroupDeployed
  | DropzoneTurnBegan
  | DropzoneInitiativeRolled
  | DropzoneActsLast
  | DropzoneReservesCalled
  | DropzoneReserveRolled
  | DropzoneBattlegroupActivated
  | DropzoneSquadsPlay
  | DropzoneSquadHeld
  | DropzoneTurnEnded
  | DropzoneConceded
  | DropzoneWon
  | DropzoneDrawn
  | DropzoneMoved
  | DropzoneFireDeclared
  | DropzoneShotsRolled
  | DropzoneShotsWasted
  | DropzoneSavesRolled
  | DropzoneNoDamagePossible
  | DropzoneDamageRolled
  | DropzoneBlastRolled
  | DropzoneUnitDamaged
  | DropzoneUnitLost
  | DropzoneFlightAnnounced
  | DropzoneLowFlightTested
  | DropzoneFlew
  | DropzoneStepDropped
  | DropzoneReactionDeclared
  | DropzoneReactionFailed
  | DropzoneCrashRolled
  | DropzoneFellOn
  | DropzonePassengerRolled
  | DropzoneSurvivorsPlaced
  | DropzoneBoarded
  | DropzoneUnloaded
  | DropzoneWallsAssigned
  | DropzoneBuildingEntered
  | DropzoneBuildingLeft
  | DropzoneBuildingDamaged
  | DropzoneBuildingCollapsed
  | DropzoneCollapseRolled
  | DropzoneLotDrawn
  | DropzoneMasonryFell
  | DropzoneFightBegan
  | DropzoneDiceSpread
  | DropzoneFightRolled
  | DropzoneMoraleRolled
  | DropzoneWithdrew
  | DropzoneBuildingTaken
  | DropzoneAvailabilityRolled
  | DropzoneRunAnnounced
  | DropzoneInterceptionAnnounced
  | DropzoneRunAimed
  | DropzoneRunEnded
  | DropzoneSearchBegan
  | DropzoneSearched
  | DropzoneObjectiveTaken
  | DropzoneObjectiveDropped
  | DropzoneObjectiveExtracted
  | DropzonePaperRead
  | DropzoneLeftTable
  | DropzoneMarkersControlled
  | DropzoneCardDrawn
  | DropzoneCardsCounted
  | DropzoneCardsDiscarded
  | DropzoneUnitRepaired
  | DropzoneCardPlayed;
export type DropzoneQuery =
  | DropzoneTryAction
  | DropzoneShowMove
  | DropzoneProposeMove
  | DropzoneProposeExtract
  | DropzoneProposeDeploy
  | DropzoneProposeUnload
  | DropzoneProposeLoad
  | DropzoneProposeEnter
  | DropzoneProposeLeave
  | DropzoneProposeWalls
  | DropzoneProposeSurvivors
  | DropzoneShowUnit
  | DropzoneShowShots
  | DropzoneShowShot
  | DropzoneShowReactions
  | DropzoneProposeRun
  | DropzoneShowFight;
export type DropzoneStandingOrder =
  DropzoneHoldFire | DropzoneHoldUnit | DropzoneEngageWith | DropzoneKeepInitiative;
/**
 * DZ-211: the size classes of buildings.
 */
export type FieldSize = 'large' | 'medium' | 'micro' | 'small' | 'tiny';
/**
 * DZ-213: what a building is made of.
 */
export type FieldConstruction = 'reinforced' | 'standard' | 'weak';
/**
 * DZ-128: what class of sight a shooter has.
 */
export type FieldCover = 'clear' | 'hidden' | 'hull_down';
/**
 * DZ-200, DZ-207: how a kind of unit gets on in a piece.
 */
export type FieldGoing = 'D' | 'H' | 'I' | 'P' | 'step';
export type PanzerschlachtAction =
  | PanzerschlachtSetup
  | PanzerschlachtPlan
  | PanzerschlachtMove
  | PanzerschlachtPass
  | PanzerschlachtFight
  | PanzerschlachtRoll
  | PanzerschlachtResign
  | PanzerschlachtOfferDraw
  | PanzerschlachtAcceptDraw
  | PanzerschlachtTimeUp;
export type PanzerschlachtAdvice =
  | PanzerschlachtSetupAdvice
  | PanzerschlachtSetupSuggestion
  | PanzerschlachtPlanAdvice
  | PanzerschlachtMoveAdvice
  | PanzerschlachtFightsAdvice;
export type PanzerschlachtEvent =
  | PanzerschlachtSetupSealed
  | PanzerschlachtArmiesRevealed
  | PanzerschlachtPlanLocked
  | PanzerschlachtMoved
  | PanzerschlachtPassed
  | PanzerschlachtShotsRevealed
  | PanzerschlachtShotsMissed
  | PanzerschlachtTankShot
  | PanzerschlachtMineExploded
  | PanzerschlachtInstallationLost
  | PanzerschlachtMinesVoid
  | PanzerschlachtFlagAwarded
  | PanzerschlachtDuelFought
  | PanzerschlachtGunAttacked
  | PanzerschlachtGunFought
  | PanzerschlachtWhitesChanged
  | PanzerschlachtTurnBegan
  | PanzerschlachtDrawOffered
  | PanzerschlachtWon
  | PanzerschlachtDrawn
  | PanzerschlachtSecretsRevealed;
export type PanzerschlachtQuery =
  | PanzerschlachtTrySetup
  | PanzerschlachtSuggestSetup
  | PanzerschlachtTryPlan
  | PanzerschlachtTryMove
  | PanzerschlachtTryFights;
export type PanzerschlachtStandingOrder = PanzerschlachtFightOrder;
export type ServerMessage =
  | Table
  | Update
  | Accepted
  | Refused
  | Advised
  | Suggested
  | SeatsChanged
  | TakeBackChanged
  | PreparingChanged
  | RematchMade;
export type TankChessAction =
  | TankChessMove
  | TankChessEscape
  | TankChessResign
  | TankChessOfferDraw
  | TankChessAcceptDraw
  | TankChessDeclineDraw
  | TankChessTimeUp;
export type TankChessAdvice = TankChessTankAdvice | TankChessThreatAdvice | TankChessMapAdvice;
export type TankChessFacet = 'front' | 'rear' | 'side';
export type TankChessEvent =
  | TankChessTankMoved
  | TankChessShotFired
  | TankChessTankDestroyed
  | TankChessTankSunk
  | TankChessEscaped
  | TankChessCheckAnnounced
  | TankChessEscapeAnnounced
  | TankChessPositionRepeated
  | TankChessDrawOffered
  | TankChessDrawDeclined
  | TankChessWon
  | TankChessDrawn;
export type TankChessQuery = TankChessTryTank | TankChessShowThreats | TankChessTryMap;
export type TankHunterAction =
  | TankHunterPick
  | TankHunterPlace
  | TankHunterPass
  | TankHunterRearrange
  | TankHunterAdvance
  | TankHunterRelieve
  | TankHunterPlay
  | TankHunterCommand
  | TankHunterUseAbility
  | TankHunterDeclareAttack
  | TankHunterScout
  | TankHunterWait
  | TankHunterEndActions
  | TankHunterTakeKind
  | TankHunterCounter
  | TankHunterLead
  | TankHunterEvade
  | TankHunterExpose
  | TankHunterFireAntiAir
  | TankHunterDiscard
  | TankHunterOrder
  | TankHunterWithdraw
  | TankHunterReveal
  | TankHunterResign
  | TankHunterDeal
  | TankHunterRoll
  | TankHunterDraw;
export type TankHunterAdvice = TankHunterFightAdvice | TankHunterTargetsAdvice | TankHunterScoutAdvice;
export type TankHunterEvent =
  | TankHunterDealt
  | TankHunterCardPicked
  | TankHunterPacksPassed
  | TankHunterPackReceived
  | TankHunterDraftEnded
  | TankHunterPlacementFixed
  | TankHunterLinesShown
  | TankHunterPointsAnnounced
  | TankHunterFirstRolled
  | TankHunterFirstPlayer
  | TankHunterBeforeTurn
  | TankHunterRefreshed
  | TankHunterRearranged
  | TankHunterRelieved
  | TankHunterFrontFilled
  | TankHunterRevealed
  | TankHunterConcealed
  | TankHunterLineChanged
  | TankHunterExhausted
  | TankHunterMarked
  | TankHunterUnmarked
  | TankHunterDestroyed
  | TankHunterTakenOut
  | TankHunterTurnBegan
  | TankHunterWindowOpened
  | TankHunterAsked
  | TankHunterWindowClosed
  | TankHunterActionsDropped
  | TankHunterActionsAdded
  | TankHunterEventPlayed
  | TankHunterRedDrawn
  | TankHunterEventSettled
  | TankHunterEventEnded
  | TankHunterExpiryRolled
  | TankHunterEffectRolled
  | TankHunterCommanderUsed
  | TankHunterCommanderArrived
  | TankHunterEventDrawn
  | TankHunterEventReceived
  | TankHunterDiscarded
  | TankHunterEventDeckMade
  | TankHunterHandShown
  | TankHunterEventsSeen
  | TankHunterUnitDrawn
  | TankHunterUnitReceived
  | TankHunterUnitPlaced
  | TankHunterBombingCounted
  | TankHunterScoutDeclared
  | TankHunterScoutRolled
  | TankHunterWaited
  | TankHunterAttackDeclared
  | TankHunterAttackCancelled
  | TankHunterAttackRedirected
  | TankHunterAttackFizzled
  | TankHunterCounterDeclared
  | TankHunterCounterDeclined
  | TankHunterLed
  | TankHunterShotRolled
  | TankHunterShotMissed
  | TankHunterShotHit
  | TankHunterDiceVoid
  | TankHunterEvadeRolled
  | TankHunterEvadeDeclined
  | TankHunterHitEscaped
  | TankHunterAmmunitionRolled
  | TankHunterAbilityUsed
  | TankHunterAntiAirCalled
  | TankHunterAntiAirRolled
  | TankHunterStrikeStopped
  | TankHunterEliminated
  | TankHunterResigned
  | TankHunterGameEnded;
export type TankHunterQuery =
  TankHunterTryAttack | TankHunterTryTargets | TankHunterTryCounter | TankHunterTryFight | TankHunterTryScout;
export type TankHunterStandingOrder =
  | TankHunterPassOrder
  | TankHunterKeepOrder
  | TankHunterPlayOrder
  | TankHunterCounterOrder
  | TankHunterEvadeOrder
  | TankHunterAntiAirOrder
  | TankHunterLeadOrder
  | TankHunterStepOrder
  | TankHunterOnlyOrder;

export interface Protocol {
  Accepted: Accepted;
  Act: Act;
  Advised: Advised;
  AnalysisNews: AnalysisNews;
  AnalysisNode: AnalysisNode;
  AnalysisOpened: AnalysisOpened;
  AnalysisRequest: AnalysisRequest;
  AnalysisStage: AnalysisStage;
  AnswerTakeBack: AnswerTakeBack;
  ArmyBattlegroupProfile: ArmyBattlegroupProfile;
  ArmyBuildingProfile: ArmyBuildingProfile;
  ArmyCarrier: ArmyCarrier;
  ArmyCatalogue: ArmyCatalogue;
  ArmyCheck: ArmyCheck;
  ArmyCommander: ArmyCommander;
  ArmyCommanderLevel: ArmyCommanderLevel;
  ArmyFinding: ArmyFinding;
  ArmyGoing: ArmyGoing;
  ArmyGroup: ArmyGroup;
  ArmyHull: ArmyHull;
  ArmyList: ArmyList;
  ArmyPassage: ArmyPassage;
  ArmyPlace: ArmyPlace;
  ArmyRide: ArmyRide;
  ArmyRows: ArmyRows;
  ArmySaved: ArmySaved;
  ArmyShare: ArmyShare;
  ArmySize: ArmySize;
  ArmySquad: ArmySquad;
  ArmyTable: ArmyTable;
  ArmyTerrainKind: ArmyTerrainKind;
  ArmyToCheck: ArmyToCheck;
  ArmyToSave: ArmyToSave;
  ArmyUnit: ArmyUnit;
  ArmyWeapon: ArmyWeapon;
  Ask: Ask;
  AskAbout: AskAbout;
  BestLine: BestLine;
  Candidates: Candidates;
  Change: Change;
  Chapter: Chapter;
  Choice: Choice;
  ClientMessage: ClientMessage;
  Clock: Clock;
  CreatedMatch: CreatedMatch;
  Deck: Deck;
  DeckAbilities: DeckAbilities;
  DeckAirStrike: DeckAirStrike;
  DeckAmbush: DeckAmbush;
  DeckAmmoRollOwn: DeckAmmoRollOwn;
  DeckAmmoStrike: DeckAmmoStrike;
  DeckAntiAirMod: DeckAntiAirMod;
  DeckAttachMod: DeckAttachMod;
  DeckAttackMod: DeckAttackMod;
  DeckAttackTarget: DeckAttackTarget;
  DeckBarrage: DeckBarrage;
  DeckBox: DeckBox;
  DeckCancelAttack: DeckCancelAttack;
  DeckCarpetBombing: DeckCarpetBombing;
  DeckCheck: DeckCheck;
  DeckClearMarkers: DeckClearMarkers;
  DeckCommander: DeckCommander;
  DeckConceal: DeckConceal;
  DeckConcealRoll: DeckConcealRoll;
  DeckDiscardAll: DeckDiscardAll;
  DeckDiscardEventInPlay: DeckDiscardEventInPlay;
  DeckDiscardWater: DeckDiscardWater;
  DeckDrawUnits: DeckDrawUnits;
  DeckDrawUnitsAll: DeckDrawUnitsAll;
  DeckEscape: DeckEscape;
  DeckEvent: DeckEvent;
  DeckEventTarget: DeckEventTarget;
  DeckExtraAction: DeckExtraAction;
  DeckFinding: DeckFinding;
  DeckHandAttack: DeckHandAttack;
  DeckHandLimit: DeckHandLimit;
  DeckLeadership: DeckLeadership;
  DeckMine: DeckMine;
  DeckMoveRear: DeckMoveRear;
  DeckName: DeckName;
  DeckPeekEvents: DeckPeekEvents;
  DeckPlayerTarget: DeckPlayerTarget;
  DeckRedirect: DeckRedirect;
  DeckReroll: DeckReroll;
  DeckResupply: DeckResupply;
  DeckResupplyRoll: DeckResupplyRoll;
  DeckRevealEnemy: DeckRevealEnemy;
  DeckRollTarget: DeckRollTarget;
  DeckSaved: DeckSaved;
  DeckScoutMod: DeckScoutMod;
  DeckShots: DeckShots;
  DeckSpying: DeckSpying;
  DeckSupplyMod: DeckSupplyMod;
  DeckText: DeckText;
  DeckToCheck: DeckToCheck;
  DeckToSave: DeckToSave;
  DeckTrigger: DeckTrigger;
  DeckUnit: DeckUnit;
  DeckUnitTarget: DeckUnitTarget;
  DeckWater: DeckWater;
  DeckWeather: DeckWeather;
  DropzoneActFirst: DropzoneActFirst;
  DropzoneActLast: DropzoneActLast;
  DropzoneAction: DropzoneAction;
  DropzoneActivate: DropzoneActivate;
  DropzoneActivation: DropzoneActivation;
  DropzoneActsLast: DropzoneActsLast;
  DropzoneAdvice: DropzoneAdvice;
  DropzoneAimOnRun: DropzoneAimOnRun;
  DropzoneAnnounceBattlegroup: DropzoneAnnounceBattlegroup;
  DropzoneAnnounceRun: DropzoneAnnounceRun;
  DropzoneAnnounced: DropzoneAnnounced;
  DropzoneAssign: DropzoneAssign;
  DropzoneAssignWalls: DropzoneAssignWalls;
  DropzoneAttackRun: DropzoneAttackRun;
  DropzoneAvailabilityRolled: DropzoneAvailabilityRolled;
  DropzoneBattle: DropzoneBattle;
  DropzoneBattlegroup: DropzoneBattlegroup;
  DropzoneBattlegroupActivated: DropzoneBattlegroupActivated;
  DropzoneBattlegroupDeployed: DropzoneBattlegroupDeployed;
  DropzoneBlastRolled: DropzoneBlastRolled;
  DropzoneBlocking: DropzoneBlocking;
  DropzoneBoard: DropzoneBoard;
  DropzoneBoarded: DropzoneBoarded;
  DropzoneBoarding: DropzoneBoarding;
  DropzoneBuildingCollapsed: DropzoneBuildingCollapsed;
  DropzoneBuildingDamaged: DropzoneBuildingDamaged;
  DropzoneBuildingEntered: DropzoneBuildingEntered;
  DropzoneBuildingLeft: DropzoneBuildingLeft;
  DropzoneBuildingTaken: DropzoneBuildingTaken;
  DropzoneCallReserve: DropzoneCallReserve;
  DropzoneCallReserves: DropzoneCallReserves;
  DropzoneCardDrawn: DropzoneCardDrawn;
  DropzoneCardPlayed: DropzoneCardPlayed;
  DropzoneCardsCounted: DropzoneCardsCounted;
  DropzoneCardsDiscarded: DropzoneCardsDiscarded;
  DropzoneChangeBuilding: DropzoneChangeBuilding;
  DropzoneChooseSquad: DropzoneChooseSquad;
  DropzoneChooseStarter: DropzoneChooseStarter;
  DropzoneCircle: DropzoneCircle;
  DropzoneCollapseRolled: DropzoneCollapseRolled;
  DropzoneCommit: DropzoneCommit;
  DropzoneCommitRepelForce: DropzoneCommitRepelForce;
  DropzoneConcede: DropzoneConcede;
  DropzoneConceded: DropzoneConceded;
  DropzoneConstruction: DropzoneConstruction;
  DropzoneCrashRolled: DropzoneCrashRolled;
  DropzoneDamageRolled: DropzoneDamageRolled;
  DropzoneDeploy: DropzoneDeploy;
  DropzoneDeployBattlegroup: DropzoneDeployBattlegroup;
  DropzoneDiceSpread: DropzoneDiceSpread;
  DropzoneDiscard: DropzoneDiscard;
  DropzoneDiscardCards: DropzoneDiscardCards;
  DropzoneDraw: DropzoneDraw;
  DropzoneDrawn: DropzoneDrawn;
  DropzoneEdge: DropzoneEdge;
  DropzoneEndSlot: DropzoneEndSlot;
  DropzoneEngageWith: DropzoneEngageWith;
  DropzoneEnter: DropzoneEnter;
  DropzoneEntrance: DropzoneEntrance;
  DropzoneEvent: DropzoneEvent;
  DropzoneExtract: DropzoneExtract;
  DropzoneFan: DropzoneFan;
  DropzoneFellOn: DropzoneFellOn;
  DropzoneFight: DropzoneFight;
  DropzoneFightAdvice: DropzoneFightAdvice;
  DropzoneFightBegan: DropzoneFightBegan;
  DropzoneFightRolled: DropzoneFightRolled;
  DropzoneFightSide: DropzoneFightSide;
  DropzoneFireDeclared: DropzoneFireDeclared;
  DropzoneFireOnRun: DropzoneFireOnRun;
  DropzoneFireOut: DropzoneFireOut;
  DropzoneFlew: DropzoneFlew;
  DropzoneFlight: DropzoneFlight;
  DropzoneFlightAnnounced: DropzoneFlightAnnounced;
  DropzoneFlyMove: DropzoneFlyMove;
  DropzoneGetAway: DropzoneGetAway;
  DropzoneGiveOrder: DropzoneGiveOrder;
  DropzoneGiveUp: DropzoneGiveUp;
  DropzoneGoing: DropzoneGoing;
  DropzoneHoldFire: DropzoneHoldFire;
  DropzoneHoldUnit: DropzoneHoldUnit;
  DropzoneInitiativeRolled: DropzoneInitiativeRolled;
  DropzoneIntercept: DropzoneIntercept;
  DropzoneInterceptWindow: DropzoneInterceptWindow;
  DropzoneInterceptionAnnounced: DropzoneInterceptionAnnounced;
  DropzoneKeepInitiative: DropzoneKeepInitiative;
  DropzoneLeave: DropzoneLeave;
  DropzoneLeftTable: DropzoneLeftTable;
  DropzoneLeg: DropzoneLeg;
  DropzoneLetBegin: DropzoneLetBegin;
  DropzoneLink: DropzoneLink;
  DropzoneLoad: DropzoneLoad;
  DropzoneLotDrawn: DropzoneLotDrawn;
  DropzoneLowFlightTested: DropzoneLowFlightTested;
  DropzoneMarkersControlled: DropzoneMarkersControlled;
  DropzoneMasonryFell: DropzoneMasonryFell;
  DropzoneMoraleRolled: DropzoneMoraleRolled;
  DropzoneMountAdvice: DropzoneMountAdvice;
  DropzoneMove: DropzoneMove;
  DropzoneMoveAdvice: DropzoneMoveAdvice;
  DropzoneMoved: DropzoneMoved;
  DropzoneNoDamagePossible: DropzoneNoDamagePossible;
  DropzoneObjective: DropzoneObjective;
  DropzoneObjectiveDropped: DropzoneObjectiveDropped;
  DropzoneObjectiveExtracted: DropzoneObjectiveExtracted;
  DropzoneObjectiveTaken: DropzoneObjectiveTaken;
  DropzoneOfferLast: DropzoneOfferLast;
  DropzoneOfferedCard: DropzoneOfferedCard;
  DropzoneOpening: DropzoneOpening;
  DropzoneOptions: DropzoneOptions;
  DropzonePaperRead: DropzonePaperRead;
  DropzonePass: DropzonePass;
  DropzonePassage: DropzonePassage;
  DropzonePassengerRolled: DropzonePassengerRolled;
  DropzonePiece: DropzonePiece;
  DropzonePlaceOut: DropzonePlaceOut;
  DropzonePlaceSurvivors: DropzonePlaceSurvivors;
  DropzonePlaced: DropzonePlaced;
  DropzonePlacement: DropzonePlacement;
  DropzonePlay: DropzonePlay;
  DropzonePlayCard: DropzonePlayCard;
  DropzonePost: DropzonePost;
  DropzoneProposal: DropzoneProposal;
  DropzoneProposeDeploy: DropzoneProposeDeploy;
  DropzoneProposeEnter: DropzoneProposeEnter;
  DropzoneProposeExtract: DropzoneProposeExtract;
  DropzoneProposeLeave: DropzoneProposeLeave;
  DropzoneProposeLoad: DropzoneProposeLoad;
  DropzoneProposeMove: DropzoneProposeMove;
  DropzoneProposeRun: DropzoneProposeRun;
  DropzoneProposeSurvivors: DropzoneProposeSurvivors;
  DropzoneProposeUnload: DropzoneProposeUnload;
  DropzoneProposeWalls: DropzoneProposeWalls;
  DropzoneQuery: DropzoneQuery;
  DropzoneReach: DropzoneReach;
  DropzoneReact: DropzoneReact;
  DropzoneReactionDeclared: DropzoneReactionDeclared;
  DropzoneReactionFailed: DropzoneReactionFailed;
  DropzoneReactionWindow: DropzoneReactionWindow;
  DropzoneReactionsAdvice: DropzoneReactionsAdvice;
  DropzoneReactor: DropzoneReactor;
  DropzoneReserveRolled: DropzoneReserveRolled;
  DropzoneReservesCalled: DropzoneReservesCalled;
  DropzoneRoll: DropzoneRoll;
  DropzoneRolledOff: DropzoneRolledOff;
  DropzoneRun: DropzoneRun;
  DropzoneRunAimed: DropzoneRunAimed;
  DropzoneRunAnnounced: DropzoneRunAnnounced;
  DropzoneRunEnded: DropzoneRunEnded;
  DropzoneSavesRolled: DropzoneSavesRolled;
  DropzoneScreen: DropzoneScreen;
  DropzoneSearch: DropzoneSearch;
  DropzoneSearchBegan: DropzoneSearchBegan;
  DropzoneSearched: DropzoneSearched;
  DropzoneShoot: DropzoneShoot;
  DropzoneShot: DropzoneShot;
  DropzoneShotAdvice: DropzoneShotAdvice;
  DropzoneShotLine: DropzoneShotLine;
  DropzoneShotOdds: DropzoneShotOdds;
  DropzoneShotsAdvice: DropzoneShotsAdvice;
  DropzoneShotsRolled: DropzoneShotsRolled;
  DropzoneShotsWasted: DropzoneShotsWasted;
  DropzoneShowFight: DropzoneShowFight;
  DropzoneShowMove: DropzoneShowMove;
  DropzoneShowReactions: DropzoneShowReactions;
  DropzoneShowShot: DropzoneShowShot;
  DropzoneShowShots: DropzoneShowShots;
  DropzoneShowUnit: DropzoneShowUnit;
  DropzoneSide: DropzoneSide;
  DropzoneSize: DropzoneSize;
  DropzoneSlot: DropzoneSlot;
  DropzoneSpread: DropzoneSpread;
  DropzoneSpreadDice: DropzoneSpreadDice;
  DropzoneSquad: DropzoneSquad;
  DropzoneSquadHeld: DropzoneSquadHeld;
  DropzoneSquadsPlay: DropzoneSquadsPlay;
  DropzoneStandingOrder: DropzoneStandingOrder;
  DropzoneStarterChosen: DropzoneStarterChosen;
  DropzoneStayInside: DropzoneStayInside;
  DropzoneStepDropped: DropzoneStepDropped;
  DropzoneSurvivorsPlaced: DropzoneSurvivorsPlaced;
  DropzoneTargetTrial: DropzoneTargetTrial;
  DropzoneTerm: DropzoneTerm;
  DropzoneTravelled: DropzoneTravelled;
  DropzoneTrial: DropzoneTrial;
  DropzoneTryAction: DropzoneTryAction;
  DropzoneTurnBegan: DropzoneTurnBegan;
  DropzoneTurnEnded: DropzoneTurnEnded;
  DropzoneUnit: DropzoneUnit;
  DropzoneUnitAdvice: DropzoneUnitAdvice;
  DropzoneUnitDamaged: DropzoneUnitDamaged;
  DropzoneUnitLost: DropzoneUnitLost;
  DropzoneUnitRef: DropzoneUnitRef;
  DropzoneUnitRepaired: DropzoneUnitRepaired;
  DropzoneUnitTrial: DropzoneUnitTrial;
  DropzoneUnload: DropzoneUnload;
  DropzoneUnloaded: DropzoneUnloaded;
  DropzoneWallsAssigned: DropzoneWallsAssigned;
  DropzoneWay: DropzoneWay;
  DropzoneWithdraw: DropzoneWithdraw;
  DropzoneWithdrew: DropzoneWithdrew;
  DropzoneWon: DropzoneWon;
  'Dropzonepanzerkiste.games.dropzone.fields.terrain.Building': DropzonepanzerkisteGamesDropzoneFieldsTerrainBuilding;
  'Dropzonepanzerkiste.games.dropzone.state.Building': DropzonepanzerkisteGamesDropzoneStateBuilding;
  Example: Example;
  FieldBlock: FieldBlock;
  FieldBuilding: FieldBuilding;
  FieldCheck: FieldCheck;
  FieldConstruction: FieldConstruction;
  FieldCover: FieldCover;
  FieldEdge: FieldEdge;
  FieldEntrance: FieldEntrance;
  FieldFile: FieldFile;
  FieldFinding: FieldFinding;
  FieldFront: FieldFront;
  FieldGoing: FieldGoing;
  FieldLook: FieldLook;
  FieldObjective: FieldObjective;
  FieldOpenings: FieldOpenings;
  FieldPassage: FieldPassage;
  FieldPiece: FieldPiece;
  FieldPlan: FieldPlan;
  FieldRead: FieldRead;
  FieldSaved: FieldSaved;
  FieldSighting: FieldSighting;
  FieldSize: FieldSize;
  FieldSpot: FieldSpot;
  FieldToCheck: FieldToCheck;
  FieldToLook: FieldToLook;
  FieldToRead: FieldToRead;
  FieldToSave: FieldToSave;
  FieldWords: FieldWords;
  FoldedReplay: FoldedReplay;
  Frame: Frame;
  GameInfo: GameInfo;
  GameSaved: GameSaved;
  GiveOrders: GiveOrders;
  Happened: Happened;
  Invite: Invite;
  Join: Join;
  Joined: Joined;
  Judge: Judge;
  Judged: Judged;
  Line: Line;
  MapCheck: MapCheck;
  MapDrawing: MapDrawing;
  MapFinding: MapFinding;
  MapRules: MapRules;
  MapTank: MapTank;
  MapToSave: MapToSave;
  MatchInfo: MatchInfo;
  MatchSummary: MatchSummary;
  Me: Me;
  NewMatch: NewMatch;
  Noted: Noted;
  Offered: Offered;
  OpenFile: OpenFile;
  OpenMatch: OpenMatch;
  OpenPosition: OpenPosition;
  PanzerschlachtAcceptDraw: PanzerschlachtAcceptDraw;
  PanzerschlachtAction: PanzerschlachtAction;
  PanzerschlachtAdvice: PanzerschlachtAdvice;
  PanzerschlachtArmiesRevealed: PanzerschlachtArmiesRevealed;
  PanzerschlachtArmy: PanzerschlachtArmy;
  PanzerschlachtAwardFlags: PanzerschlachtAwardFlags;
  PanzerschlachtBlowMines: PanzerschlachtBlowMines;
  PanzerschlachtBoard: PanzerschlachtBoard;
  PanzerschlachtChooseFight: PanzerschlachtChooseFight;
  PanzerschlachtCloseTurn: PanzerschlachtCloseTurn;
  PanzerschlachtClosed: PanzerschlachtClosed;
  PanzerschlachtDrawOffered: PanzerschlachtDrawOffered;
  PanzerschlachtDrawn: PanzerschlachtDrawn;
  PanzerschlachtDriveTanks: PanzerschlachtDriveTanks;
  PanzerschlachtDuelFought: PanzerschlachtDuelFought;
  PanzerschlachtEvent: PanzerschlachtEvent;
  PanzerschlachtFight: PanzerschlachtFight;
  PanzerschlachtFightOrder: PanzerschlachtFightOrder;
  PanzerschlachtFightsAdvice: PanzerschlachtFightsAdvice;
  PanzerschlachtFlagAwarded: PanzerschlachtFlagAwarded;
  PanzerschlachtGunAttacked: PanzerschlachtGunAttacked;
  PanzerschlachtGunFought: PanzerschlachtGunFought;
  PanzerschlachtInstallationLost: PanzerschlachtInstallationLost;
  PanzerschlachtMineExploded: PanzerschlachtMineExploded;
  PanzerschlachtMinesVoid: PanzerschlachtMinesVoid;
  PanzerschlachtMove: PanzerschlachtMove;
  PanzerschlachtMoveAdvice: PanzerschlachtMoveAdvice;
  PanzerschlachtMoved: PanzerschlachtMoved;
  PanzerschlachtOdds: PanzerschlachtOdds;
  PanzerschlachtOfferDraw: PanzerschlachtOfferDraw;
  PanzerschlachtOptions: PanzerschlachtOptions;
  PanzerschlachtPass: PanzerschlachtPass;
  PanzerschlachtPassed: PanzerschlachtPassed;
  PanzerschlachtPlaceArmies: PanzerschlachtPlaceArmies;
  PanzerschlachtPlaced: PanzerschlachtPlaced;
  PanzerschlachtPlan: PanzerschlachtPlan;
  PanzerschlachtPlanAdvice: PanzerschlachtPlanAdvice;
  PanzerschlachtPlanLocked: PanzerschlachtPlanLocked;
  PanzerschlachtPlanShots: PanzerschlachtPlanShots;
  PanzerschlachtQuery: PanzerschlachtQuery;
  PanzerschlachtRazeInstallations: PanzerschlachtRazeInstallations;
  PanzerschlachtReach: PanzerschlachtReach;
  PanzerschlachtResign: PanzerschlachtResign;
  PanzerschlachtRevealShots: PanzerschlachtRevealShots;
  PanzerschlachtRoll: PanzerschlachtRoll;
  PanzerschlachtRollDie: PanzerschlachtRollDie;
  PanzerschlachtSecretsRevealed: PanzerschlachtSecretsRevealed;
  PanzerschlachtSetup: PanzerschlachtSetup;
  PanzerschlachtSetupAdvice: PanzerschlachtSetupAdvice;
  PanzerschlachtSetupSealed: PanzerschlachtSetupSealed;
  PanzerschlachtSetupSuggestion: PanzerschlachtSetupSuggestion;
  PanzerschlachtShotsMissed: PanzerschlachtShotsMissed;
  PanzerschlachtShotsRevealed: PanzerschlachtShotsRevealed;
  PanzerschlachtStandingOrder: PanzerschlachtStandingOrder;
  PanzerschlachtSuggestSetup: PanzerschlachtSuggestSetup;
  PanzerschlachtSurvival: PanzerschlachtSurvival;
  PanzerschlachtTank: PanzerschlachtTank;
  PanzerschlachtTankShot: PanzerschlachtTankShot;
  PanzerschlachtTimeUp: PanzerschlachtTimeUp;
  PanzerschlachtTryFights: PanzerschlachtTryFights;
  PanzerschlachtTryMove: PanzerschlachtTryMove;
  PanzerschlachtTryPlan: PanzerschlachtTryPlan;
  PanzerschlachtTrySetup: PanzerschlachtTrySetup;
  PanzerschlachtTurnBegan: PanzerschlachtTurnBegan;
  PanzerschlachtView: PanzerschlachtView;
  PanzerschlachtWhitesChanged: PanzerschlachtWhitesChanged;
  PanzerschlachtWon: PanzerschlachtWon;
  PanzerschlachtWorkOffFights: PanzerschlachtWorkOffFights;
  Preparing: Preparing;
  PreparingChanged: PreparingChanged;
  Problem: Problem;
  Refusal: Refusal;
  Refused: Refused;
  RematchMade: RematchMade;
  Rename: Rename;
  Replay: Replay;
  Result: Result;
  RuleText: RuleText;
  Rulebook: Rulebook;
  SaveGame: SaveGame;
  SavedMap: SavedMap;
  ScenarioFrame: ScenarioFrame;
  ScenarioText: ScenarioText;
  SeatInfo: SeatInfo;
  SeatWish: SeatWish;
  SeatsChanged: SeatsChanged;
  ServerMessage: ServerMessage;
  StudyReport: StudyReport;
  StudyWish: StudyWish;
  Suggested: Suggested;
  Table: Table;
  TakeBackAsked: TakeBackAsked;
  TakeBackChanged: TakeBackChanged;
  TakeBackRequest: TakeBackRequest;
  TakeOver: TakeOver;
  Tally: Tally;
  TankChessAcceptDraw: TankChessAcceptDraw;
  TankChessAction: TankChessAction;
  TankChessAdvice: TankChessAdvice;
  TankChessBoard: TankChessBoard;
  TankChessCheckAnnounced: TankChessCheckAnnounced;
  TankChessDeclineDraw: TankChessDeclineDraw;
  TankChessDrawDeclined: TankChessDrawDeclined;
  TankChessDrawOffered: TankChessDrawOffered;
  TankChessDrawn: TankChessDrawn;
  TankChessEscape: TankChessEscape;
  TankChessEscapeAnnounced: TankChessEscapeAnnounced;
  TankChessEscaped: TankChessEscaped;
  TankChessEvent: TankChessEvent;
  TankChessFacet: TankChessFacet;
  TankChessFinding: TankChessFinding;
  TankChessFire: TankChessFire;
  TankChessImpact: TankChessImpact;
  TankChessMap: TankChessMap;
  TankChessMapAdvice: TankChessMapAdvice;
  TankChessMove: TankChessMove;
  TankChessOfferDraw: TankChessOfferDraw;
  TankChessOptions: TankChessOptions;
  TankChessPlace: TankChessPlace;
  TankChessPose: TankChessPose;
  TankChessPosition: TankChessPosition;
  TankChessPositionRepeated: TankChessPositionRepeated;
  TankChessQuery: TankChessQuery;
  TankChessResign: TankChessResign;
  TankChessScreen: TankChessScreen;
  TankChessShot: TankChessShot;
  TankChessShotFired: TankChessShotFired;
  TankChessShowThreats: TankChessShowThreats;
  TankChessTank: TankChessTank;
  TankChessTankAdvice: TankChessTankAdvice;
  TankChessTankDestroyed: TankChessTankDestroyed;
  TankChessTankMoved: TankChessTankMoved;
  TankChessTankSunk: TankChessTankSunk;
  TankChessThreatAdvice: TankChessThreatAdvice;
  TankChessTimeUp: TankChessTimeUp;
  TankChessTryMap: TankChessTryMap;
  TankChessTryTank: TankChessTryTank;
  TankChessWon: TankChessWon;
  TankChessWreck: TankChessWreck;
  TankHunterAbilityUsed: TankHunterAbilityUsed;
  TankHunterAction: TankHunterAction;
  TankHunterActionsAdded: TankHunterActionsAdded;
  TankHunterActionsDropped: TankHunterActionsDropped;
  TankHunterAdvance: TankHunterAdvance;
  TankHunterAdvanceUnit: TankHunterAdvanceUnit;
  TankHunterAdvice: TankHunterAdvice;
  TankHunterAim: TankHunterAim;
  TankHunterAmmunitionRolled: TankHunterAmmunitionRolled;
  TankHunterAntiAirCalled: TankHunterAntiAirCalled;
  TankHunterAntiAirOrder: TankHunterAntiAirOrder;
  TankHunterAntiAirRolled: TankHunterAntiAirRolled;
  TankHunterAskAntiAir: TankHunterAskAntiAir;
  TankHunterAskCounter: TankHunterAskCounter;
  TankHunterAskEffect: TankHunterAskEffect;
  TankHunterAskEvade: TankHunterAskEvade;
  TankHunterAskLeadership: TankHunterAskLeadership;
  TankHunterAskScoutCounter: TankHunterAskScoutCounter;
  TankHunterAskWindow: TankHunterAskWindow;
  TankHunterAsked: TankHunterAsked;
  TankHunterAttack: TankHunterAttack;
  TankHunterAttackCancelled: TankHunterAttackCancelled;
  TankHunterAttackDeclared: TankHunterAttackDeclared;
  TankHunterAttackFizzled: TankHunterAttackFizzled;
  TankHunterAttackRedirected: TankHunterAttackRedirected;
  TankHunterBeforeTurn: TankHunterBeforeTurn;
  TankHunterBombingCounted: TankHunterBombingCounted;
  TankHunterCardPicked: TankHunterCardPicked;
  TankHunterChance: TankHunterChance;
  TankHunterChooseKind: TankHunterChooseKind;
  TankHunterCommand: TankHunterCommand;
  TankHunterCommanderArrived: TankHunterCommanderArrived;
  TankHunterCommanderInPlay: TankHunterCommanderInPlay;
  TankHunterCommanderUsed: TankHunterCommanderUsed;
  TankHunterConcealed: TankHunterConcealed;
  TankHunterCounter: TankHunterCounter;
  TankHunterCounterDeclared: TankHunterCounterDeclared;
  TankHunterCounterDeclined: TankHunterCounterDeclined;
  TankHunterCounterOrder: TankHunterCounterOrder;
  TankHunterDeal: TankHunterDeal;
  TankHunterDealCards: TankHunterDealCards;
  TankHunterDealt: TankHunterDealt;
  TankHunterDeclareAttack: TankHunterDeclareAttack;
  TankHunterDestroyed: TankHunterDestroyed;
  TankHunterDiceVoid: TankHunterDiceVoid;
  TankHunterDiscard: TankHunterDiscard;
  TankHunterDiscardDown: TankHunterDiscardDown;
  TankHunterDiscarded: TankHunterDiscarded;
  TankHunterDraft: TankHunterDraft;
  TankHunterDraftCards: TankHunterDraftCards;
  TankHunterDraftEnded: TankHunterDraftEnded;
  TankHunterDraw: TankHunterDraw;
  TankHunterEffectRolled: TankHunterEffectRolled;
  TankHunterEliminated: TankHunterEliminated;
  TankHunterEndActions: TankHunterEndActions;
  TankHunterEvade: TankHunterEvade;
  TankHunterEvadeDeclined: TankHunterEvadeDeclined;
  TankHunterEvadeOrder: TankHunterEvadeOrder;
  TankHunterEvadeRolled: TankHunterEvadeRolled;
  TankHunterEvent: TankHunterEvent;
  TankHunterEventDeckMade: TankHunterEventDeckMade;
  TankHunterEventDrawn: TankHunterEventDrawn;
  TankHunterEventEnded: TankHunterEventEnded;
  TankHunterEventPlayed: TankHunterEventPlayed;
  TankHunterEventReceived: TankHunterEventReceived;
  TankHunterEventSettled: TankHunterEventSettled;
  TankHunterEventsSeen: TankHunterEventsSeen;
  TankHunterExhausted: TankHunterExhausted;
  TankHunterExpiryRolled: TankHunterExpiryRolled;
  TankHunterExpose: TankHunterExpose;
  TankHunterExposeUnits: TankHunterExposeUnits;
  TankHunterFightAdvice: TankHunterFightAdvice;
  TankHunterFireAntiAir: TankHunterFireAntiAir;
  TankHunterFirstPlayer: TankHunterFirstPlayer;
  TankHunterFirstRolled: TankHunterFirstRolled;
  TankHunterFrontFilled: TankHunterFrontFilled;
  TankHunterGameEnded: TankHunterGameEnded;
  TankHunterHandShown: TankHunterHandShown;
  TankHunterHitEscaped: TankHunterHitEscaped;
  TankHunterInPlay: TankHunterInPlay;
  TankHunterKeepOrder: TankHunterKeepOrder;
  TankHunterKnownEvent: TankHunterKnownEvent;
  TankHunterLead: TankHunterLead;
  TankHunterLeadOrder: TankHunterLeadOrder;
  TankHunterLed: TankHunterLed;
  TankHunterLineChanged: TankHunterLineChanged;
  TankHunterLinesShown: TankHunterLinesShown;
  TankHunterMarked: TankHunterMarked;
  TankHunterOnlyOrder: TankHunterOnlyOrder;
  TankHunterOption: TankHunterOption;
  TankHunterOptions: TankHunterOptions;
  TankHunterOrder: TankHunterOrder;
  TankHunterPackReceived: TankHunterPackReceived;
  TankHunterPacksPassed: TankHunterPacksPassed;
  TankHunterPart: TankHunterPart;
  TankHunterPass: TankHunterPass;
  TankHunterPassOrder: TankHunterPassOrder;
  TankHunterPayRelief: TankHunterPayRelief;
  TankHunterPeekEvent: TankHunterPeekEvent;
  TankHunterPick: TankHunterPick;
  TankHunterPlace: TankHunterPlace;
  TankHunterPlaceDrawn: TankHunterPlaceDrawn;
  TankHunterPlaceUnits: TankHunterPlaceUnits;
  TankHunterPlacementFixed: TankHunterPlacementFixed;
  TankHunterPlay: TankHunterPlay;
  TankHunterPlayOrder: TankHunterPlayOrder;
  TankHunterPlayer: TankHunterPlayer;
  TankHunterPlaying: TankHunterPlaying;
  TankHunterPointsAnnounced: TankHunterPointsAnnounced;
  TankHunterQuery: TankHunterQuery;
  TankHunterRearrange: TankHunterRearrange;
  TankHunterRearrangeHidden: TankHunterRearrangeHidden;
  TankHunterRearranged: TankHunterRearranged;
  TankHunterReckoning: TankHunterReckoning;
  TankHunterRedDrawn: TankHunterRedDrawn;
  TankHunterRefreshed: TankHunterRefreshed;
  TankHunterRelieve: TankHunterRelieve;
  TankHunterRelieved: TankHunterRelieved;
  TankHunterResign: TankHunterResign;
  TankHunterResigned: TankHunterResigned;
  TankHunterReveal: TankHunterReveal;
  TankHunterRevealed: TankHunterRevealed;
  TankHunterRoll: TankHunterRoll;
  TankHunterRollAmmunition: TankHunterRollAmmunition;
  TankHunterRollAntiAir: TankHunterRollAntiAir;
  TankHunterRollEffect: TankHunterRollEffect;
  TankHunterRollEvade: TankHunterRollEvade;
  TankHunterRollExpiry: TankHunterRollExpiry;
  TankHunterRollForFirst: TankHunterRollForFirst;
  TankHunterRollScout: TankHunterRollScout;
  TankHunterRollShot: TankHunterRollShot;
  TankHunterScout: TankHunterScout;
  TankHunterScoutAdvice: TankHunterScoutAdvice;
  TankHunterScoutDeclared: TankHunterScoutDeclared;
  TankHunterScoutRolled: TankHunterScoutRolled;
  TankHunterScouting: TankHunterScouting;
  TankHunterScreen: TankHunterScreen;
  TankHunterShooting: TankHunterShooting;
  TankHunterShotHit: TankHunterShotHit;
  TankHunterShotMissed: TankHunterShotMissed;
  TankHunterShotRolled: TankHunterShotRolled;
  TankHunterShots: TankHunterShots;
  TankHunterStandingOrder: TankHunterStandingOrder;
  TankHunterStepOrder: TankHunterStepOrder;
  TankHunterStrike: TankHunterStrike;
  TankHunterStrikeStopped: TankHunterStrikeStopped;
  TankHunterTakeAction: TankHunterTakeAction;
  TankHunterTakeEvent: TankHunterTakeEvent;
  TankHunterTakeKind: TankHunterTakeKind;
  TankHunterTakeUnit: TankHunterTakeUnit;
  TankHunterTakenOut: TankHunterTakenOut;
  TankHunterTargetsAdvice: TankHunterTargetsAdvice;
  TankHunterTryAttack: TankHunterTryAttack;
  TankHunterTryCounter: TankHunterTryCounter;
  TankHunterTryFight: TankHunterTryFight;
  TankHunterTryScout: TankHunterTryScout;
  TankHunterTryTargets: TankHunterTryTargets;
  TankHunterTurnBegan: TankHunterTurnBegan;
  TankHunterUnitDrawn: TankHunterUnitDrawn;
  TankHunterUnitInPlay: TankHunterUnitInPlay;
  TankHunterUnitPlaced: TankHunterUnitPlaced;
  TankHunterUnitReceived: TankHunterUnitReceived;
  TankHunterUnmarked: TankHunterUnmarked;
  TankHunterUseAbility: TankHunterUseAbility;
  TankHunterWait: TankHunterWait;
  TankHunterWaited: TankHunterWaited;
  TankHunterWindowClosed: TankHunterWindowClosed;
  TankHunterWindowOpened: TankHunterWindowOpened;
  TankHunterWithdraw: TankHunterWithdraw;
  Think: Think;
  Thought: Thought;
  Tried: Tried;
  TryTurn: TryTurn;
  Update: Update;
  Waiting: Waiting;
  Write: Write;
  WriteTurn: WriteTurn;
}
/**
 * The action is durably recorded.
 */
export interface Accepted {
  type: 'Accepted';
  id: string;
  seq: number;
}
/**
 * Do this. Sent twice with the same id it happens once.
 */
export interface Act {
  type: 'Act';
  id: string;
  action: unknown;
}
export interface Advised {
  type: 'Advised';
  id: string;
  advice: unknown;
}
/**
 * The positions of the game, in order; a mere position has only itself.
 */
export interface AnalysisOpened {
  type: 'AnalysisOpened';
  id: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  nodes: AnalysisNode[];
  result: Result | null;
}
/**
 * A position and the turn that led to it, in notation with its marks; the first one has neither parent nor turn.
 */
export interface AnalysisNode {
  number: number;
  parent: number;
  turn: unknown;
  text: string;
  position: string;
  view: unknown;
  happened: Happened[];
}
/**
 * An event this viewer may know, and its sentence if it has one.
 */
export interface Happened {
  seq: number;
  event: unknown;
  line: Line | null;
}
/**
 * A sentence to be said in any language: a Fluent id and its facts.
 */
export interface Line {
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * How a game ended. No winner is a draw; several share the victory.
 */
export interface Result {
  winners: number[];
  reason: string;
}
export interface Tried {
  type: 'Tried';
  id: string;
  node: AnalysisNode;
}
export interface Noted {
  type: 'Noted';
  id: string;
}
export interface GameSaved {
  type: 'GameSaved';
  id: string;
  text: string;
}
/**
 * Nothing was changed. *id* is empty where the message could not be read.
 */
export interface Refused {
  type: 'Refused';
  id: string;
  refusal: Refusal;
}
/**
 * A refused action as data: the rule, and the Fluent id and facts of the sentence that says why.
 */
export interface Refusal {
  rule: string;
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * What is known so far about a position: best lines first, and what its worth is made of.
 */
export interface Thought {
  type: 'Thought';
  node: number;
  depth: number;
  nodes: number;
  speed: number;
  lines: BestLine[];
  terms: {
    [k: string]: number;
  };
  done: boolean;
}
/**
 * What it is worth; *wins* is the number of turns until White wins, or Black where it is negative, if that is
 *     certain.
 */
export interface BestLine {
  score: number;
  wins: number | null;
  turns: unknown[];
  texts: string[];
}
/**
 * What a position of the game is worth, and how good the turn was that led to it.
 */
export interface Judged {
  type: 'Judged';
  node: number;
  score: number;
  wins: number | null;
  chance: number;
  line: BestLine | null;
  mark: ('blunder' | 'good' | 'inaccuracy' | 'mistake') | '';
}
/**
 * Others are being answered first, or the kernel is being compiled.
 */
export interface AnalysisStage {
  type: 'AnalysisStage';
  stage: 'failed' | 'preparing' | 'waiting';
  preparing: Preparing | null;
}
/**
 * A computer player is being compiled: so many of its steps are done.
 */
export interface Preparing {
  done: number;
  steps: number;
}
/**
 * A match that is over.
 */
export interface OpenMatch {
  type: 'OpenMatch';
  id: string;
  match: string;
}
/**
 * A game file (TC-62) or a match file.
 */
export interface OpenFile {
  type: 'OpenFile';
  id: string;
  text: string;
}
/**
 * The start of a match with these options: a map, or a position text.
 */
export interface OpenPosition {
  type: 'OpenPosition';
  id: string;
  options: {
    [k: string]: unknown;
  };
}
export interface TryTurn {
  type: 'TryTurn';
  id: string;
  node: number;
  turn: unknown;
}
/**
 * A turn in notation (TC-60).
 */
export interface WriteTurn {
  type: 'WriteTurn';
  id: string;
  node: number;
  text: string;
}
/**
 * A question about a position that the rules answer.
 */
export interface AskAbout {
  type: 'AskAbout';
  id: string;
  node: number;
  query: unknown;
}
/**
 * Look for the best lines here, and at nothing else; without a position, rest.
 */
export interface Think {
  type: 'Think';
  id: string;
  node: number | null;
}
/**
 * Judge every position of the game that was opened, one after the other.
 */
export interface Judge {
  type: 'Judge';
  id: string;
}
/**
 * The turns up to a position as a game file (TC-62).
 */
export interface SaveGame {
  type: 'SaveGame';
  id: string;
  node: number;
}
/**
 * The opponent's answer to a request. Whoever asked may withdraw it, which is to decline it.
 */
export interface AnswerTakeBack {
  type: 'AnswerTakeBack';
  id: string;
  agreed: boolean;
}
/**
 * DZ-047: what a battlegroup may be made of.
 */
export interface ArmyBattlegroupProfile {
  id: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  category: 'air' | 'armour' | 'hq' | 'infantry' | 'special';
  skirmish: ArmyRows;
  clash: ArmyRows;
  battle: ArmyRows;
}
/**
 * DZ-047, DZ-048: how many squads of each category a battlegroup has at one game size. Not named is forbidden.
 */
export interface ArmyRows {
  max: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  command: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  standard: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  infantry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  scout: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  heavy: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  support: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  air: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  exotic: [number, number];
}
/**
 * DZ-211, DZ-212: a class of building; *storeys* and *area* are its upper limits.
 */
export interface ArmyBuildingProfile {
  size: ArmySize;
  storeys: number;
  area: number;
  damage_points: number;
  garrison: number;
  standard: number;
  reinforced: number;
  weak: number | null;
}
/**
 * DZ-179: a transport that a squad may be bought with; *sizes*: only for squads of these sizes.
 */
export interface ArmyCarrier {
  unit: string;
  takes: number;
  sizes: number[];
}
/**
 * Every profile and table. JSON has no infinity: a range without limit (DZ-032) travels as null.
 */
export interface ArmyCatalogue {
  factions: ('phr' | 'scourge' | 'shaltari' | 'ucm')[];
  units: ArmyUnit[];
  weapons: ArmyWeapon[];
  battlegroups: ArmyBattlegroupProfile[];
  army_tables: ArmyTable[];
  commanders: {
    [k: string]: ArmyCommanderLevel[];
  };
  buildings: ArmyBuildingProfile[];
  terrain_kinds: ArmyTerrainKind[];
}
/**
 * DZ-030: a unit's profile. A number of 0 and a missing mark mean that it has no such value or rule.
 */
export interface ArmyUnit {
  id: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  type: 'aircraft' | 'infantry' | 'vehicle';
  category:
    | 'air'
    | 'command'
    | 'exotic'
    | 'gate'
    | 'heavy'
    | 'infantry'
    | 'scout'
    | 'standard'
    | 'support'
    | 'transport';
  armour: number;
  damage_points: number;
  points: number;
  formation: 'b2b' | 'open' | 'standard' | 'wide';
  move: number | null;
  sizes: number[];
  active: boolean;
  passive: number;
  evasion: number;
  close_quarters: number;
  morale: number;
  landing_zone: ('L' | 'M' | 'S') | null;
  skimmer: boolean;
  walker: boolean;
  dodge: number;
  bloodthirsty: boolean;
  masonry_save: number;
  interceptor: boolean;
  mass: number;
  gate: number;
  infantry_gate: boolean;
  weapons: string[];
  hull: ArmyHull | null;
  base: number;
  carriers: ArmyCarrier[];
  shares: ArmyShare[];
}
/**
 * DZ-007: the body of a vehicle or landed aircraft in inches; *bottom* and *top* above the ground it stands on.
 */
export interface ArmyHull {
  length: number;
  width: number;
  top: number;
  bottom: number;
}
/**
 * DZ-195: a transport that squads of these *kinds* share. *takes* counts units, or carriers from *via* (DZ-197).
 */
export interface ArmyShare {
  unit: string;
  takes: number;
  kinds: string[];
  via: string[];
}
/**
 * DZ-031: a weapon's profile. A number of 0 and a missing mark mean that it has no such special rule.
 */
export interface ArmyWeapon {
  id: string;
  energy: number;
  shots: number;
  accuracy: number;
  full_range: number;
  countered_range: number;
  arcs: ('C' | 'F' | 'R' | 'SL' | 'SR')[];
  move_and_fire: number | null;
  close_combat: boolean;
  aa: boolean;
  alternative: number;
  articulated: boolean;
  small_arms: number;
  shaped_charge: boolean;
  coaxial: number;
  sniper: boolean;
  accuracy_ground: number | null;
  modifier_cap: number | null;
  shots_lost: number;
  demolisher: number;
  devastator: number;
  flame: boolean;
  indirect: boolean;
  area: ('L' | 'M' | 'S') | null;
  limited: number;
}
/**
 * DZ-055, DZ-056, DZ-060: the standard army list of a game size; *cap* is the share of the points, a fraction.
 */
export interface ArmyTable {
  size: 'battle' | 'clash' | 'skirmish';
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hq: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  armour: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  infantry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  special: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  air: [number, number];
  max: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cap: [number, number];
}
/**
 * DZ-300: one level of commander.
 */
export interface ArmyCommanderLevel {
  command_value: number;
  radius: number;
  sizes: ('battle' | 'clash' | 'skirmish')[];
  points: number;
}
/**
 * DZ-207: a kind of terrain with its height, its going for each type of unit and its effects.
 */
export interface ArmyTerrainKind {
  id: string;
  height: number;
  passage: ArmyPassage;
  blocks_sight: boolean;
  body_cover: boolean;
  concealment: boolean;
  permeable: boolean;
  massive_field: boolean;
  flat_top: boolean;
}
/**
 * DZ-008: the going of a piece, per kind of unit.
 */
export interface ArmyPassage {
  infantry: ArmyGoing;
  vehicle: ArmyGoing;
  skimmer: ArmyGoing;
  walker: ArmyGoing;
  aircraft: ArmyGoing;
}
/**
 * What there is to say about a text. One that cannot be read has no lists, and says why.
 */
export interface ArmyCheck {
  lists: ArmyList[];
  unreadable: Refusal | null;
  findings: ArmyFinding[];
}
/**
 * DZ-055: the battlegroups a player brings; the agreed *limit* in points decides the game size (DZ-060).
 */
export interface ArmyList {
  name: string;
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  limit: number;
  groups: ArmyGroup[];
}
/**
 * DZ-046: a battlegroup. *shared* transports are filled by several of its squads; *gates* are squads (DZ-342).
 */
export interface ArmyGroup {
  profile: string;
  squads: ArmySquad[];
  shared: ArmyRide[];
  gates: ArmyRide[];
  commander: ArmyCommander | null;
}
/**
 * DZ-045: units of one kind with the transports bought for them alone (DZ-176).
 */
export interface ArmySquad {
  unit: string;
  count: number;
  transports: ArmyRide[];
}
/**
 * Some transports of one kind, or a squad of gates.
 */
export interface ArmyRide {
  unit: string;
  count: number;
}
/**
 * DZ-300: his level, and the unit he rides in: the first of that kind, or the one numbered ``phr_zeus#2``.
 */
export interface ArmyCommander {
  level: number;
  rides: string;
}
/**
 * DZ-058: a violation, and where it is. *list* counts from 0; -1 is all lists together.
 */
export interface ArmyFinding {
  list: number;
  place: ArmyPlace;
  why: Refusal;
}
/**
 * Where in the list: battlegroups and their entries are counted from 1; group 0 is the army itself.
 */
export interface ArmyPlace {
  group: number;
  part: 'army' | 'commander' | 'gates' | 'group' | 'shared' | 'squad';
  entry: number;
}
/**
 * A kept army. *faction* is that of its first list; one that can no longer be read has none.
 */
export interface ArmySaved {
  id: string;
  name: string;
  faction: ('phr' | 'scourge' | 'shaltari' | 'ucm') | null;
  limit: number;
  text: string;
  mine: boolean;
  changed: number;
}
export interface ArmyToCheck {
  text: string;
  cap_basis: 'army_total' | 'game_limit';
}
export interface ArmyToSave {
  text: string;
  id: string | null;
}
/**
 * A question that the rules answer from the asker's own view.
 */
export interface Ask {
  type: 'Ask';
  id: string;
  query: unknown;
}
/**
 * Some sensible answers to what is asked, in notation, where the answers are too many to list.
 */
export interface Candidates {
  type: 'Candidates';
  id: string;
  count: number;
}
/**
 * *value* now stands at *path*; without one nothing stands there any more.
 */
export interface Change {
  path: (string | number)[];
  value: unknown;
}
/**
 * *html* is what the chapter says before its first rule.
 */
export interface Chapter {
  id: string;
  title: string;
  html: string;
  rules: RuleText[];
}
export interface RuleText {
  id: string;
  title: string;
  html: string;
  examples: Example[];
}
/**
 * The name of a scenario; what happens in it is asked for when somebody opens it.
 */
export interface Example {
  id: string;
  title: string;
}
/**
 * A listed action with its notation.
 */
export interface Choice {
  action: unknown;
  text: string;
}
/**
 * An action in notation, judged and done like an Act: the generic and the screen-reader way to play.
 */
export interface Write {
  type: 'Write';
  id: string;
  text: string;
}
/**
 * Standing orders from now on; an empty list means "ask me".
 */
export interface GiveOrders {
  type: 'GiveOrders';
  id: string;
  orders: unknown;
}
/**
 * Take back what the seat freely may; beyond that, where nothing is hidden, ask the opponent for it.
 */
export interface TakeBackRequest {
  type: 'TakeBackRequest';
  id: string;
}
/**
 * Milliseconds left per seat when the message was sent, and whose clock runs.
 */
export interface Clock {
  left: number[];
  running: number[];
}
export interface CreatedMatch {
  id: string;
  invites: Invite[];
  watch: string;
}
export interface Invite {
  seat: number;
  code: string;
}
/**
 * A deck as it is written down. *copies* counts cards in the box; a card that is not named is not in the deck.
 */
export interface Deck {
  name: string;
  author: string;
  comment: string;
  copies: {
    [k: string]: number;
  };
  unit: DeckUnit[];
  event: DeckEvent[];
  commander: DeckCommander[];
}
/**
 * TH-003: a unit card. A value that is None is absent (TH-006).
 */
export interface DeckUnit {
  id: string;
  name: DeckName;
  type: 'AFV' | 'GUN' | 'INF';
  nation: 'DE' | 'FR' | 'IT' | 'JP' | 'PL' | 'SU' | 'UK' | 'US';
  class:
    | 'airborne'
    | 'assault_gun'
    | 'at_gun'
    | 'carrier'
    | 'cavalry'
    | 'command'
    | 'cruiser'
    | 'field_gun'
    | 'flak'
    | 'heavy'
    | 'heavy_medium'
    | 'howitzer'
    | 'infantry_tank'
    | 'irregular'
    | 'light'
    | 'medium'
    | 'observer'
    | 'recon'
    | 'rifle'
    | 'rocket'
    | 'sp_artillery'
    | 'sp_flak'
    | 'tank_destroyer'
    | 'tank_hunter';
  points: number;
  defence: number;
  supply: number;
  copies: number;
  anti_armour: number | null;
  non_aa: number | null;
  trample: number | null;
  gun: number | null;
  suicide: number | null;
  shots: DeckShots;
  abilities: DeckAbilities;
}
export interface DeckName {
  en: string;
  de: string;
}
/**
 * TH-007: how many shots a value gives; the field is that of the value.
 */
export interface DeckShots {
  anti_armour: number;
  non_aa: number;
  trample: number;
  gun: number;
  suicide: number;
  long_range: number;
}
/**
 * TH-350: what a revealed unit can do; None where an ability with a number is missing.
 */
export interface DeckAbilities {
  scout: number | null;
  long_range: number | null;
  anti_air: number | null;
  evade: number | null;
  rear: boolean;
  no_turret: boolean;
  open_top: boolean;
  spying: boolean;
  amphibian: boolean;
  transport: boolean;
  pulling: boolean;
  leadership: boolean;
  paratroop: boolean;
}
/**
 * TH-010: an event card.
 */
export interface DeckEvent {
  id: string;
  name: DeckName;
  copies: number;
  timing: 'any' | 'immediate' | 'other' | 'own';
  after: 'attach' | 'discard' | 'remove' | 'stay';
  windows: ('counter' | 'declare' | 'hit' | 'open' | 'roll')[];
  target: DeckUnitTarget | DeckPlayerTarget | DeckAttackTarget | DeckRollTarget | DeckEventTarget;
  effect:
    | DeckCarpetBombing
    | DeckDrawUnitsAll
    | DeckDrawUnits
    | DeckAmmoRollOwn
    | DeckDiscardAll
    | DeckWeather
    | DeckResupply
    | DeckClearMarkers
    | DeckAirStrike
    | DeckBarrage
    | DeckAttackMod
    | DeckExtraAction
    | DeckRevealEnemy
    | DeckAttachMod
    | DeckHandLimit
    | DeckAmmoStrike
    | DeckConceal
    | DeckMoveRear
    | DeckDiscardEventInPlay
    | DeckSupplyMod
    | DeckWater
    | DeckCancelAttack
    | DeckRedirect
    | DeckReroll
    | DeckEscape
    | DeckAmbush
    | DeckMine
    | DeckHandAttack;
  trigger: DeckTrigger | null;
  tags: ('air_strike' | 'non_tank' | 'water' | 'weather')[];
  text: DeckText;
}
export interface DeckUnitTarget {
  what: 'unit';
  who: 'all' | 'any' | 'enemy' | 'own' | 'turn_player';
  revealed: 'any' | 'no' | 'yes';
  line: 'any' | 'front' | 'rear';
  types: ('AFV' | 'GUN' | 'INF')[];
  min: number;
  max: number;
  needs: ('anti_armour' | 'any_marker' | 'not_rolled_attack' | 'out_of_ammo') | null;
}
export interface DeckPlayerTarget {
  what: 'player';
  who: 'all' | 'any' | 'enemy' | 'own' | 'turn_player';
  needs: ('card_in_hand' | 'front_unit' | 'hidden_unit') | null;
}
/**
 * The declared attack or counter; *who* owns the attacking unit. An empty tuple restricts nothing.
 */
export interface DeckAttackTarget {
  what: 'attack';
  who: 'enemy' | 'own';
  against: 'own_unit' | null;
  attack_types: ('anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample')[];
  attacker_types: ('AFV' | 'GUN' | 'INF')[];
  attacker_line: ('front' | 'rear') | null;
}
/**
 * The roll just made; *who* owns the unit that rolled.
 */
export interface DeckRollTarget {
  what: 'roll';
  who: 'enemy' | 'own';
  against: 'own_unit' | null;
}
export interface DeckEventTarget {
  what: 'event_in_play';
  who: 'any';
  needs: 'water' | null;
}
/**
 * TH-161, TH-162.
 */
export interface DeckCarpetBombing {
  kind: 'carpet_bombing';
  remove_le: number;
  ends_game_on: number;
}
/**
 * Each player in order draws units.
 */
export interface DeckDrawUnitsAll {
  kind: 'draw_units_all';
  count: number;
}
/**
 * The player draws units; only with few units in play, if the card says so.
 */
export interface DeckDrawUnits {
  kind: 'draw_units';
  count: number;
  max_units_in_play: number | null;
}
/**
 * Each target unit rolls for its ammunition.
 */
export interface DeckAmmoRollOwn {
  kind: 'ammo_roll_own';
  le: number;
}
/**
 * Each player in order discards events of their choice.
 */
export interface DeckDiscardAll {
  kind: 'discard_all';
  count: number;
}
/**
 * While it lies there: everybody's scouting is changed, and air strikes may be grounded.
 */
export interface DeckWeather {
  kind: 'weather';
  scout_mod: number;
  no_air_strikes: boolean;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * The targets are no longer out of ammo.
 */
export interface DeckResupply {
  kind: 'resupply';
}
/**
 * The targets lose every marker.
 */
export interface DeckClearMarkers {
  kind: 'clear_markers';
}
/**
 * TH-291: anti-air first; then a die.
 */
export interface DeckAirStrike {
  kind: 'air_strike';
  hit_le: number;
  result: 'destroy' | 'out_of_ammo' | 'remove';
}
/**
 * Each unit of a front line rolls; a hit one is revealed and marked.
 */
export interface DeckBarrage {
  kind: 'barrage';
  le: number;
  requires: 'own_revealed_able_gun' | null;
}
/**
 * Changes the whole attack or counter (TH-408).
 */
export interface DeckAttackMod {
  kind: 'attack_mod';
  tn: number;
  attack_value: number;
  tn_vs_no_turret: number | null;
  no_counter_vs_no_turret: boolean;
}
/**
 * More actions this turn.
 */
export interface DeckExtraAction {
  kind: 'extra_action';
  count: number;
}
/**
 * Reveals up to *count* hidden units of a player.
 */
export interface DeckRevealEnemy {
  kind: 'reveal_enemy';
  count: number;
}
/**
 * While attached: values of the unit are changed.
 */
export interface DeckAttachMod {
  kind: 'attach_mod';
  armour: number;
  agility: number;
  anti_armour: number;
  lost_on_move: boolean;
}
/**
 * While it lies there: the hand limit is changed (TH-140).
 */
export interface DeckHandLimit {
  kind: 'hand_limit';
  delta: number;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * The target rolls for its ammunition.
 */
export interface DeckAmmoStrike {
  kind: 'ammo_strike';
  le: number;
}
/**
 * The targets are turned face down.
 */
export interface DeckConceal {
  kind: 'conceal';
}
/**
 * The target moves to the rear line.
 */
export interface DeckMoveRear {
  kind: 'move_rear';
}
/**
 * One staying or attached event is discarded.
 */
export interface DeckDiscardEventInPlay {
  kind: 'discard_event_in_play';
}
/**
 * While it lies there: the supply values of the player's units are changed (TH-261).
 */
export interface DeckSupplyMod {
  kind: 'supply_mod';
  supply: number;
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * While it lies there: a swamp slows the player's AFVs, a river parts their units from all others.
 */
export interface DeckWater {
  kind: 'water';
  variant: 'river' | 'swamp';
  tn: number;
  blocks: ('anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample')[];
  blocks_charge: boolean;
  exempt: 'paratroop'[];
  expires: 'never' | 'owner_before_turn' | 'roll_at_owner_turn_end';
  expire_le: number | null;
}
/**
 * TH-145.
 */
export interface DeckCancelAttack {
  kind: 'cancel_attack';
}
/**
 * TH-146.
 */
export interface DeckRedirect {
  kind: 'redirect';
}
/**
 * All dice of the roll just made are rolled again.
 */
export interface DeckReroll {
  kind: 'reroll';
}
/**
 * TH-177: the hit does not happen, the unit goes face down.
 */
export interface DeckEscape {
  kind: 'escape';
}
/**
 * A hidden unit counters the attack first.
 */
export interface DeckAmbush {
  kind: 'ambush';
}
/**
 * The attacker may be destroyed before it shoots.
 */
export interface DeckMine {
  kind: 'mine';
  hit_le: number;
}
/**
 * The player sees a hand and chooses what is discarded from it.
 */
export interface DeckHandAttack {
  kind: 'hand_attack';
  count: number;
}
/**
 * The declared attack that must be under way, where the target is something else.
 */
export interface DeckTrigger {
  against: 'own_unit';
  attacker_line: ('front' | 'rear') | null;
}
/**
 * The rules text shown to players.
 */
export interface DeckText {
  en: string;
  de: string;
}
/**
 * TH-011, section 20: neither a unit nor worth points. ``open_own`` is ``open`` on the owner's turn.
 */
export interface DeckCommander {
  id: string;
  name: DeckName;
  copies: number;
  use: 'exhaust' | 'passive';
  windows: ('air' | 'counter' | 'declare' | 'open_own' | 'scout')[];
  effect:
    | DeckHandLimit
    | DeckAttackMod
    | DeckScoutMod
    | DeckAntiAirMod
    | DeckDiscardWater
    | DeckResupplyRoll
    | DeckConcealRoll
    | DeckPeekEvents
    | DeckSpying
    | DeckLeadership;
  target: (DeckUnitTarget | DeckPlayerTarget | DeckAttackTarget | DeckRollTarget | DeckEventTarget) | null;
  text: DeckText;
}
/**
 * The scouting under way is changed.
 */
export interface DeckScoutMod {
  kind: 'scout_mod';
  scout_mod: number;
}
/**
 * All anti-air values of the owner are changed against this air strike.
 */
export interface DeckAntiAirMod {
  kind: 'anti_air_mod';
  anti_air: number;
}
/**
 * One Water event is discarded.
 */
export interface DeckDiscardWater {
  kind: 'discard_water';
}
/**
 * With luck, the target is no longer out of ammo.
 */
export interface DeckResupplyRoll {
  kind: 'resupply_roll';
  le: number;
}
/**
 * With luck, the target is turned face down.
 */
export interface DeckConcealRoll {
  kind: 'conceal_roll';
  le: number;
}
/**
 * Looks at the top of the event deck and orders it (TH-144, TH-400).
 */
export interface DeckPeekEvents {
  kind: 'peek_events';
  count: number;
}
/**
 * TH-356 as if a unit had it.
 */
export interface DeckSpying {
  kind: 'spying';
}
/**
 * TH-366 as if a ready Leadership unit were exhausted.
 */
export interface DeckLeadership {
  kind: 'leadership';
}
/**
 * Every card in the box.
 */
export interface DeckBox {
  units: DeckUnit[];
  events: DeckEvent[];
  commanders: DeckCommander[];
}
/**
 * What there is to say about a deck file. A file that cannot be read has no deck.
 */
export interface DeckCheck {
  deck: Deck | null;
  findings: DeckFinding[];
  units: number;
  events: number;
  most_players: number;
}
/**
 * TH-028, TH-029: an error refuses a deck, a warning only marks it. *card* and *field* say where, if anywhere.
 */
export interface DeckFinding {
  level: 'error' | 'warning';
  card: string;
  field: string;
  why: Refusal;
}
export interface DeckSaved {
  id: string;
  name: string;
  text: string;
  mine: boolean;
  changed: number;
}
export interface DeckToCheck {
  text: string;
}
export interface DeckToSave {
  text: string;
  id: string | null;
}
/**
 * DZ-084: keep what was rolled.
 */
export interface DropzoneActFirst {
  type: 'ActFirst';
}
/**
 * DZ-084.
 */
export interface DropzoneActLast {
  type: 'ActLast';
}
/**
 * DZ-100: a whole ground element at once. *main* names a unit of the main body where halves are equal (DZ-109).
 */
export interface DropzoneMove {
  type: 'Move';
  /**
   * @maxItems 40
   */
  ways: DropzoneWay[];
  main: number;
}
/**
 * DZ-014: where a ground unit moves. Without *via* the engine finds the shortest way.
 *
 *     *entry* is the crossing point on a friendly edge of a unit that comes onto the table (DZ-404).
 */
export interface DropzoneWay {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
  facing: number;
  /**
   * @maxItems 64
   */
  via: [number, number][];
  entry: [number, number] | null;
}
/**
 * DZ-268: a whole element of aircraft at once.
 */
export interface DropzoneFlyMove {
  type: 'FlyMove';
  /**
   * @maxItems 40
   */
  flights: DropzoneFlight[];
}
/**
 * DZ-268: the whole announced move of an aircraft. One that stands on the ground takes off with the first leg.
 */
export interface DropzoneFlight {
  unit: number;
  /**
   * @maxItems 16
   */
  legs: DropzoneLeg[];
  facing: number;
  entry: [number, number] | null;
}
/**
 * DZ-268: a straight part of a flight path at one height, and what happens at its end.
 */
export interface DropzoneLeg {
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [number, number];
  height: 2 | 6;
  then: 'land' | 'on' | 'stop';
}
/**
 * DZ-184; DZ-341 through gates.
 */
export interface DropzoneLoad {
  type: 'Load';
  /**
   * @maxItems 40
   */
  boardings: DropzoneBoarding[];
}
/**
 * A unit that boards a transport, or a gate (DZ-341).
 */
export interface DropzoneBoarding {
  unit: number;
  carrier: number;
}
/**
 * DZ-183; DZ-341 through gates.
 */
export interface DropzoneUnload {
  type: 'Unload';
  /**
   * @maxItems 40
   */
  placements: DropzonePlacement[];
}
/**
 * A unit put on the table: deployed, unloaded, out of a building, out of a wreck.
 */
export interface DropzonePlacement {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  gate: number;
}
/**
 * DZ-217. *entrance* is its number in the battlefield's file; DZ-190 from a transport beside it.
 */
export interface DropzoneEnter {
  type: 'Enter';
  squad: number;
  building: string;
  entrance: number;
}
/**
 * DZ-231; DZ-190 with *boardings* instead of placements.
 */
export interface DropzoneLeave {
  type: 'Leave';
  squad: number;
  entrance: number;
  /**
   * @maxItems 40
   */
  placements: DropzonePlacement[];
  /**
   * @maxItems 40
   */
  boardings: DropzoneBoarding[];
}
/**
 * DZ-232.
 */
export interface DropzoneChangeBuilding {
  type: 'ChangeBuilding';
  squad: number;
  building: string;
}
/**
 * DZ-135, DZ-136: every allocation of the slot, in the order in which they are resolved.
 */
export interface DropzoneShoot {
  type: 'Shoot';
  /**
   * @maxItems 120
   */
  shots: DropzoneShot[];
}
/**
 * DZ-135: all shots of one weapon go to one target.
 */
export interface DropzoneShot {
  unit: number;
  mount: number;
  target: number | string;
  raised: boolean;
  opening: number;
  small_arms: boolean;
}
/**
 * DZ-351.
 */
export interface DropzoneSearch {
  type: 'Search';
  squad: number;
}
/**
 * DZ-352: off the table across a friendly edge; each way ends on it.
 */
export interface DropzoneExtract {
  type: 'Extract';
  /**
   * @maxItems 40
   */
  ways: DropzoneWay[];
  /**
   * @maxItems 40
   */
  flights: DropzoneFlight[];
}
/**
 * DZ-321: a straight line across the table, for a whole squad of fast movers side by side.
 */
export interface DropzoneAttackRun {
  type: 'AttackRun';
  squad: number;
  /**
   * @maxItems 10
   */
  entries: [number, number][];
  /**
   * @maxItems 10
   */
  exits: [number, number][];
  low: boolean;
}
/**
 * DZ-310.
 */
export interface DropzonePlayCard {
  type: 'PlayCard';
  card: string;
  unit: number;
}
/**
 * DZ-400: the squads are done. A squad in readiness that has not come is held back (DZ-070).
 */
export interface DropzoneEndSlot {
  type: 'EndSlot';
}
/**
 * DZ-066: a whole battlegroup into the deployment zone.
 */
export interface DropzoneDeploy {
  type: 'Deploy';
  battlegroup: number;
  /**
   * @maxItems 40
   */
  placements: DropzonePlacement[];
}
/**
 * DZ-066: who deploys first.
 */
export interface DropzoneLetBegin {
  type: 'LetBegin';
  player: number;
}
/**
 * DZ-074: roll for these parties, each named by its first squad; none is allowed.
 */
export interface DropzoneCallReserve {
  type: 'CallReserve';
  squads: number[];
}
/**
 * DZ-089.
 */
export interface DropzoneActivate {
  type: 'Activate';
  battlegroup: number;
}
/**
 * DZ-092: this squad acts next, with whoever shares a transport with it (DZ-402).
 */
export interface DropzonePlay {
  type: 'Play';
  squad: number;
}
/**
 * DZ-220: who fires through which wall; everybody else hides.
 */
export interface DropzoneAssign {
  type: 'Assign';
  /**
   * @maxItems 40
   */
  posts: DropzonePost[];
}
/**
 * DZ-220: a base that will fire through a wall.
 */
export interface DropzonePost {
  unit: number;
  wall: number;
}
/**
 * DZ-270: this unit fires its AA weapons at that aircraft, *along* inches from the start of its segment.
 */
export interface DropzoneReact {
  type: 'React';
  unit: number;
  target: number;
  along: number;
  small_arms: boolean;
}
/**
 * No reaction, no interception, no card.
 */
export interface DropzonePass {
  type: 'Pass';
}
/**
 * DZ-325: *along* inches from the start of the enemy's line.
 */
export interface DropzoneIntercept {
  type: 'Intercept';
  squad: number;
  along: number;
}
/**
 * DZ-323: how many inches along its line each surviving aircraft fires, in id order, and at what.
 */
export interface DropzoneFireOnRun {
  type: 'FireOnRun';
  /**
   * @maxItems 10
   */
  along: number[];
  /**
   * @maxItems 40
   */
  shots: DropzoneShot[];
}
/**
 * DZ-169: survivors around the wreck; whoever finds no room is left out, and lost.
 */
export interface DropzonePlaceOut {
  type: 'PlaceOut';
  /**
   * @maxItems 40
   */
  placements: DropzonePlacement[];
}
/**
 * DZ-244: the repel force.
 */
export interface DropzoneCommit {
  type: 'Commit';
  /**
   * @maxItems 20
   */
  squads: number[];
}
/**
 * DZ-245: the squad does nothing.
 */
export interface DropzoneStayInside {
  type: 'StayInside';
  squad: number;
}
/**
 * DZ-248: the bases that get a die more.
 */
export interface DropzoneSpread {
  type: 'Spread';
  /**
   * @maxItems 40
   */
  extra: number[];
}
/**
 * DZ-254: there is nowhere to withdraw to.
 */
export interface DropzoneGiveUp {
  type: 'GiveUp';
  squad: number;
}
/**
 * DZ-086.
 */
export interface DropzoneDiscard {
  type: 'Discard';
  /**
   * @maxItems 12
   */
  cards: string[];
}
/**
 * DZ-095.
 */
export interface DropzoneConcede {
  type: 'Concede';
}
/**
 * As many dice as are asked for, in the order of DZ-015.
 */
export interface DropzoneRoll {
  type: 'Roll';
  /**
   * @maxItems 400
   */
  dice: number[];
}
/**
 * DZ-310: the card that is drawn.
 */
export interface DropzoneDraw {
  type: 'Draw';
  card: string;
}
/**
 * DZ-089: the battlegroup that acts now.
 */
export interface DropzoneActivation {
  player: number;
  battlegroup: number;
  done: number[];
  garrisoned: string[];
  slot: DropzoneSlot | null;
  carded: number[];
}
/**
 * DZ-400: the squads that act together now, and what they have done.
 */
export interface DropzoneSlot {
  squads: number[];
  shot: boolean;
  before: [number, string][];
  after: [number, string][];
  searched: number[];
  disturbed: boolean;
}
/**
 * DZ-084.
 */
export interface DropzoneActsLast {
  type: 'ActsLast';
  player: number;
}
/**
 * The verdict on an action. None: it would be accepted. Parts are there as the action has them.
 */
export interface DropzoneTrial {
  type: 'Trial';
  refusal: Refusal | null;
  units: DropzoneUnitTrial[];
  links: DropzoneLink[];
  apart: number[];
  shots: (Refusal | null)[];
  targets: DropzoneTargetTrial[];
}
/**
 * One unit of a tried action: where it would stand, how it gets there, and what the rules say to it.
 */
export interface DropzoneUnitTrial {
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  altitude: number;
  path: [number, number][];
  inches: number;
  used: number;
  left: number;
  zones: DropzoneCircle[];
  refusal: Refusal | null;
}
export interface DropzoneCircle {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  radius: number;
}
/**
 * DZ-106: two neighbours of a squad that are in formation.
 */
export interface DropzoneLink {
  one: number;
  other: number;
}
/**
 * What a whole volley does to one target.
 */
export interface DropzoneTargetTrial {
  target: number | string;
  expected: number;
  odds: number[];
  destroyed: number;
}
/**
 * Orders that do what was asked, to be given one after the other; none, and the reason, where it cannot be done.
 *
 *     *trial* is of the first of them. An order may be there with a refusal: the nearest thing to what was asked.
 */
export interface DropzoneProposal {
  type: 'Proposal';
  actions: (
    | DropzoneMove
    | DropzoneFlyMove
    | DropzoneLoad
    | DropzoneUnload
    | DropzoneEnter
    | DropzoneLeave
    | DropzoneChangeBuilding
    | DropzoneShoot
    | DropzoneSearch
    | DropzoneExtract
    | DropzoneAttackRun
    | DropzonePlayCard
    | DropzoneEndSlot
    | DropzoneDeploy
    | DropzoneLetBegin
    | DropzoneActLast
    | DropzoneActFirst
    | DropzoneCallReserve
    | DropzoneActivate
    | DropzonePlay
    | DropzoneAssign
    | DropzoneReact
    | DropzonePass
    | DropzoneIntercept
    | DropzoneFireOnRun
    | DropzonePlaceOut
    | DropzoneCommit
    | DropzoneStayInside
    | DropzoneSpread
    | DropzoneGiveUp
    | DropzoneDiscard
    | DropzoneConcede
    | DropzoneRoll
    | DropzoneDraw
  )[];
  trial: DropzoneTrial;
}
/**
 * DZ-005: the unit's own move, and no distance to anybody.
 */
export interface DropzoneMoveAdvice {
  type: 'MoveAdvice';
  unit: number;
  inches: number;
  fire_limit: number | null;
  area: [number, number][][];
  refusal: Refusal | null;
  main_bodies: number[][];
}
export interface DropzoneUnitAdvice {
  type: 'UnitAdvice';
  unit: number;
  mounts: DropzoneMountAdvice[];
  reaches: DropzoneReach[];
}
/**
 * A mounted weapon. Ranges are told where measuring is allowed (DZ-005), an unlimited one as far as the table.
 */
export interface DropzoneMountAdvice {
  mount: number;
  weapon: string;
  fans: DropzoneFan[];
  corridor: number;
  full_range: number | null;
  countered_range: number | null;
  refusal: Refusal | null;
}
/**
 * DZ-017: clockwise degrees from *start* to *end*, relative to the facing.
 */
export interface DropzoneFan {
  start: number;
  end: number;
}
/**
 * A distance that counts around a unit: to board (DZ-183), to a gate (DZ-341), a commander's (DZ-300).
 */
export interface DropzoneReach {
  kind: 'boarding' | 'gate' | 'sphere';
  ring: [number, number][];
}
export interface DropzoneShotsAdvice {
  type: 'ShotsAdvice';
  shots: DropzoneShotLine[];
}
/**
 * One mount at one target: its odds, or why not.
 */
export interface DropzoneShotLine {
  shot: DropzoneShot;
  odds: DropzoneShotOdds | null;
  refusal: Refusal | null;
}
/**
 * DZ-137 to DZ-145: a weapon's whole allocation by itself.
 */
export interface DropzoneShotOdds {
  dice: number;
  need: number;
  save: number;
  damage: number;
  expected: number;
  destroyed: number;
}
/**
 * DZ-120: a shot, step by step.
 */
export interface DropzoneShotAdvice {
  type: 'ShotAdvice';
  shot: DropzoneShot;
  /**
   * @minItems 2
   * @maxItems 2
   */
  eye: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  aim: [number, number];
  inches: number;
  reach: number | null;
  countered: boolean;
  in_arc: boolean;
  cover: 'clear' | 'hidden' | 'hull_down';
  visible: number;
  blocks: DropzoneBlocking[];
  through: number | null;
  concealment: string;
  body_cover: string;
  to_hit: DropzoneTerm[];
  to_hurt: DropzoneTerm[];
  odds: DropzoneShotOdds | null;
  points: number[];
  blast: number;
  refusal: Refusal | null;
}
/**
 * What hides a share of the target, and where the straight line of sight meets it, if it does.
 */
export interface DropzoneBlocking {
  id: number | string;
  share: number;
  at: [number, number] | null;
}
/**
 * A line of the arithmetic; its words are under ``dropzone-term-<code>``.
 */
export interface DropzoneTerm {
  rule: string;
  code: string;
  value: number;
}
export interface DropzoneReactionsAdvice {
  type: 'ReactionsAdvice';
  reactors: DropzoneReactor[];
  interceptors: number[];
  longest: number;
}
/**
 * A unit that may react, the AA mounts it would fire (DZ-267), and whether it can fire small arms (DZ-264).
 */
export interface DropzoneReactor {
  unit: number;
  mounts: number[];
  small_arms: boolean;
}
/**
 * DZ-244: who attacks, who may be committed, who must, and how many at least.
 */
export interface DropzoneFightAdvice {
  type: 'FightAdvice';
  building: string;
  attackers: DropzoneFightSide[];
  able: DropzoneFightSide[];
  must: number[];
  least: number;
}
/**
 * DZ-247 to DZ-250: a squad in the battle: the dice it throws and what a die needs against it.
 */
export interface DropzoneFightSide {
  squad: number;
  dice: number;
  need: number;
  chance: number;
  left: number;
}
/**
 * DZ-323: from which points of their lines the survivors fire, and at what.
 */
export interface DropzoneAimOnRun {
  type: 'AimOnRun';
  player: number;
  run: DropzoneRun;
}
/**
 * DZ-321: the straight lines of a squad of fast movers across the table, one for each aircraft.
 */
export interface DropzoneRun {
  squad: number;
  units: number[];
  entries: [number, number][];
  exits: [number, number][];
  height: 2 | 6;
}
/**
 * DZ-089, DZ-091.
 */
export interface DropzoneAnnounceBattlegroup {
  type: 'AnnounceBattlegroup';
  player: number;
}
/**
 * DZ-321: the squad is available; its player announces its run, or holds it back.
 */
export interface DropzoneAnnounceRun {
  type: 'AnnounceRun';
  player: number;
  squad: number;
}
/**
 * An aircraft's announced way: where it starts, and every leg of it.
 */
export interface DropzoneAnnounced {
  unit: DropzoneUnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  legs: DropzoneLeg[];
  facing: number;
}
/**
 * A unit as an event names it.
 */
export interface DropzoneUnitRef {
  id: number;
  name: string;
  kind: string;
  player: number;
}
/**
 * DZ-220, DZ-401: which bases will fire through which walls.
 */
export interface DropzoneAssignWalls {
  type: 'AssignWalls';
  player: number;
  squads: number[];
}
/**
 * DZ-320.
 */
export interface DropzoneAvailabilityRolled {
  type: 'AvailabilityRolled';
  squad: string;
  die: number;
  available: boolean;
}
/**
 * The state as far as players look at it; unseen cards are blank.
 */
export interface DropzoneBattle {
  options: DropzoneOptions;
  board: DropzoneBoard;
  sides: DropzoneSide[];
  battlegroups: DropzoneBattlegroup[];
  squads: DropzoneSquad[];
  units: DropzoneUnit[];
  buildings: DropzonepanzerkisteGamesDropzoneStateBuilding[];
  objectives: DropzoneObjective[];
  hands: string[][];
  turn: number;
  phase: 'actions' | 'activation' | 'deployment' | 'end' | 'initiation';
  order: number[];
  activation: DropzoneActivation | null;
  question:
    | (
        | DropzoneChooseStarter
        | DropzoneDeployBattlegroup
        | DropzoneOfferLast
        | DropzoneCallReserves
        | DropzoneAnnounceBattlegroup
        | DropzoneChooseSquad
        | DropzoneGiveOrder
        | DropzonePlaceSurvivors
        | DropzoneReactionWindow
        | DropzoneAnnounceRun
        | DropzoneInterceptWindow
        | DropzoneAimOnRun
        | DropzoneAssignWalls
        | DropzoneCommitRepelForce
        | DropzoneGetAway
        | DropzoneFireOut
        | DropzoneSpreadDice
        | DropzoneWithdraw
        | DropzoneDiscardCards
        | DropzoneOfferedCard
      )
    | null;
  fight: DropzoneFight | null;
  result: Result | null;
}
/**
 * Defaults are the rulebook's.
 */
export interface DropzoneOptions {
  army_a: string;
  army_b: string;
  army_c: string;
  army_d: string;
  battlefield: string;
  scenario: 'crossroads' | 'paper_chase' | 'prizes';
  deployment: 'closing_in' | 'corners' | 'readiness';
  turns: number;
  cards: boolean;
  premeasure_shooting: boolean;
  position: string;
  los_nu: number;
  los_nz: number;
  corridor_width: number;
  lz_s: number;
  lz_m: number;
  lz_l: number;
  contact_gap: number;
  bg_cap_basis: 'army_total' | 'game_limit';
  formation_mode: 'connected' | 'literal';
  transport_measure: 'centre' | 'hull_edge';
  fm_available: number;
}
/**
 * DZ-002: the table and everything that stands on it, except units.
 */
export interface DropzoneBoard {
  width: number;
  depth: number;
  pieces: DropzonePiece[];
  buildings: DropzonepanzerkisteGamesDropzoneFieldsTerrainBuilding[];
}
/**
 * DZ-008: a terrain piece with the properties the players agreed on (DZ-202).
 */
export interface DropzonePiece {
  id: string;
  kind: string;
  outline: [number, number][];
  height: number;
  passage: DropzonePassage;
  base: number;
  blocks_sight: boolean;
  body_cover: boolean;
  concealment: boolean;
  permeable: boolean;
  massive_field: boolean;
  flat_top: boolean;
  outline_cost: number;
  steep: boolean;
}
/**
 * DZ-008: the going of a piece, per kind of unit.
 */
export interface DropzonePassage {
  infantry: DropzoneGoing;
  vehicle: DropzoneGoing;
  skimmer: DropzoneGoing;
  walker: DropzoneGoing;
  aircraft: DropzoneGoing;
}
/**
 * DZ-009, DZ-210: closed walls and a roof. Wall *i* is edge *i* of the outline.
 */
export interface DropzonepanzerkisteGamesDropzoneFieldsTerrainBuilding {
  id: string;
  outline: [number, number][];
  height: number;
  size: DropzoneSize;
  construction: DropzoneConstruction;
  openings: DropzoneOpening[];
  entrances: DropzoneEntrance[];
  connected: string[];
  roof: boolean;
  ground_level: boolean;
}
/**
 * DZ-009: a place in a wall from which troops can fire.
 */
export interface DropzoneOpening {
  wall: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  at: [number, number, number];
}
/**
 * DZ-009: a door, a segment of a wall; or a hatch, a point of the roof.
 */
export interface DropzoneEntrance {
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
  wall: number | null;
}
/**
 * A player's side of the table.
 */
export interface DropzoneSide {
  faction: 'phr' | 'scourge' | 'shaltari' | 'ucm';
  edges: DropzoneEdge[];
  victory_points: number;
  conceded: boolean;
}
/**
 * A stretch of table edge, friendly to a player (DZ-068).
 */
export interface DropzoneEdge {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
}
/**
 * DZ-046: squads that are activated together.
 */
export interface DropzoneBattlegroup {
  id: number;
  name: string;
  player: number;
  kind: string;
  squads: number[];
  activated_turn: number;
}
/**
 * DZ-045: identical units with the transports bought for them.
 */
export interface DropzoneSquad {
  id: number;
  name: string;
  player: number;
  battlegroup: number;
  kind: string;
  units: number[];
  transports: number[];
  shared: number[];
}
/**
 * DZ-020, DZ-026: one model or base. Turn numbers are 0 for never; "this turn" is cleared as one begins.
 */
export interface DropzoneUnit {
  id: number;
  name: string;
  player: number;
  battlegroup: number;
  squad: number;
  kind: string;
  status: 'aboard' | 'away' | 'inside' | 'lost' | 'net' | 'ready' | 'reserve' | 'table';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  altitude: 0 | 2 | 6;
  damage: number;
  moved: number;
  used: number;
  moved_last: number;
  fired: number[];
  reacted: number[];
  small_arms: boolean;
  coaxial: [number, string][];
  spent: number[];
  acted_turn: number;
  carrier: number;
  building: string;
  wall: number;
  entered_turn: number;
  left_turn: number;
  loaded_turn: number;
  unloaded_turn: number;
  no_shoot_turn: number;
  arrived_turn: number;
  raised: boolean;
  manoeuvres: number;
  passed_mass: number;
  command_value: number;
  commander_points: number;
  jinks: boolean;
  ran: boolean;
}
/**
 * DZ-212: what has become of a building of the battlefield.
 */
export interface DropzonepanzerkisteGamesDropzoneStateBuilding {
  id: string;
  damage: number;
  rubble: boolean;
  defender: number;
  stormed_turn: number;
  fought_turn: number;
  failed_searches: number[];
}
/**
 * DZ-351 to DZ-355: a prize, a paper or a marker. It lies at a point, in a building, or is carried by a squad.
 */
export interface DropzoneObjective {
  id: number;
  kind: 'intelligence' | 'marker' | 'prize';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  building: string;
  found: boolean;
  squad: number;
  gate: number;
  extracted_by: number;
  centre: boolean;
  gone: boolean;
}
/**
 * DZ-066: the higher roller says who deploys first.
 */
export interface DropzoneChooseStarter {
  type: 'ChooseStarter';
  player: number;
  players: number[];
}
/**
 * DZ-066: the player puts a whole battlegroup into the deployment zone.
 */
export interface DropzoneDeployBattlegroup {
  type: 'DeployBattlegroup';
  player: number;
}
/**
 * DZ-084: the winner may act last.
 */
export interface DropzoneOfferLast {
  type: 'OfferLast';
  player: number;
}
/**
 * DZ-074: the player says for which battlegroups and squads he rolls.
 */
export interface DropzoneCallReserves {
  type: 'CallReserves';
  player: number;
}
/**
 * DZ-092: which squad of the battlegroup acts next.
 */
export interface DropzoneChooseSquad {
  type: 'ChooseSquad';
}
/**
 * DZ-400: the next order of the slot. *stopped*: the transport that waits at a loading stop of its flight.
 */
export interface DropzoneGiveOrder {
  type: 'GiveOrder';
  stopped: number;
}
/**
 * DZ-169, DZ-192: the owner places who got out of a wreck that stood at this point with this facing.
 */
export interface DropzonePlaceSurvivors {
  type: 'PlaceSurvivors';
  player: number;
  units: number[];
  wreck: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
}
/**
 * DZ-268, DZ-273, DZ-275: one reaction after another, *waiting* players in initiative order, until all pass.
 *
 *     Each target is on its way along its path at its height; *reached* is its last engagement point, in inches from the
 *     start. For a shooting trigger the path is the single point where the aircraft is.
 */
export interface DropzoneReactionWindow {
  type: 'ReactionWindow';
  targets: number[];
  paths: [number, number][][];
  heights: number[];
  reached: number[];
  waiting: number[];
  trigger: 'fire' | 'flight' | 'run';
}
/**
 * DZ-325: may a squad in readiness intercept?
 */
export interface DropzoneInterceptWindow {
  type: 'InterceptWindow';
  player: number;
  run: DropzoneRun;
}
/**
 * DZ-244.
 */
export interface DropzoneCommitRepelForce {
  type: 'CommitRepelForce';
  player: number;
  building: string;
}
/**
 * DZ-245: what a squad that was not committed does.
 */
export interface DropzoneGetAway {
  type: 'GetAway';
  player: number;
  building: string;
  squad: number;
}
/**
 * DZ-245: the squad has taken its windows; now it fires.
 */
export interface DropzoneFireOut {
  type: 'FireOut';
  player: number;
  squad: number;
}
/**
 * DZ-248: which of these bases the *extra* dice go to, the remainder after an even share.
 */
export interface DropzoneSpreadDice {
  type: 'SpreadDice';
  player: number;
  building: string;
  targets: number[];
  extra: number;
}
/**
 * DZ-254: where a squad whose morale failed goes.
 */
export interface DropzoneWithdraw {
  type: 'Withdraw';
  player: number;
  building: string;
  squad: number;
}
/**
 * DZ-086, step 2.
 */
export interface DropzoneDiscardCards {
  type: 'DiscardCards';
  player: number;
}
/**
 * DZ-310: a moment at which this card may be played.
 */
export interface DropzoneOfferedCard {
  type: 'CardWindow';
  player: number;
  card: 'called_forward' | 'field_repair' | 'jink' | 'second_look' | 'shore_up' | 'steady';
}
/**
 * DZ-244 to DZ-256: where a close-quarters battle is being fought, and its step that is on.
 */
export interface DropzoneFight {
  building: string;
  now: 'escape' | 'fight' | 'repel' | 'settle';
}
/**
 * DZ-089.
 */
export interface DropzoneBattlegroupActivated {
  type: 'BattlegroupActivated';
  player: number;
  battlegroup: string;
}
/**
 * DZ-066.
 */
export interface DropzoneBattlegroupDeployed {
  type: 'BattlegroupDeployed';
  player: number;
  battlegroup: string;
  placed: DropzonePlaced[];
}
export interface DropzonePlaced {
  unit: DropzoneUnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
}
/**
 * DZ-336: a die for everybody under the template.
 */
export interface DropzoneBlastRolled {
  type: 'BlastRolled';
  units: DropzoneUnitRef[];
  dice: number[];
}
/**
 * DZ-184: who boarded, and for each the transport or gate.
 */
export interface DropzoneBoarded {
  type: 'Boarded';
  player: number;
  units: DropzoneUnitRef[];
  carriers: DropzoneUnitRef[];
}
/**
 * DZ-214.
 */
export interface DropzoneBuildingCollapsed {
  type: 'BuildingCollapsed';
  building: string;
}
export interface DropzoneBuildingDamaged {
  type: 'BuildingDamaged';
  building: string;
  points: number;
  left: number;
}
/**
 * DZ-217, DZ-232.
 */
export interface DropzoneBuildingEntered {
  type: 'BuildingEntered';
  player: number;
  squad: string;
  building: string;
}
/**
 * DZ-231.
 */
export interface DropzoneBuildingLeft {
  type: 'BuildingLeft';
  player: number;
  squad: string;
  building: string;
  placed: DropzonePlaced[];
}
/**
 * DZ-242.
 */
export interface DropzoneBuildingTaken {
  type: 'BuildingTaken';
  building: string;
  player: number;
}
/**
 * DZ-310: told to its owner alone.
 */
export interface DropzoneCardDrawn {
  type: 'CardDrawn';
  player: number;
  card: string;
}
export interface DropzoneCardPlayed {
  type: 'CardPlayed';
  player: number;
  card: string;
  unit: DropzoneUnitRef | null;
}
/**
 * DZ-086: how many cards a player holds now.
 */
export interface DropzoneCardsCounted {
  type: 'CardsCounted';
  player: number;
  count: number;
}
/**
 * DZ-086.
 */
export interface DropzoneCardsDiscarded {
  type: 'CardsDiscarded';
  player: number;
  cards: string[];
}
/**
 * DZ-214: a die for everybody near.
 */
export interface DropzoneCollapseRolled {
  type: 'CollapseRolled';
  building: string;
  units: DropzoneUnitRef[];
  dice: number[];
}
export interface DropzoneConceded {
  type: 'Conceded';
  player: number;
}
/**
 * DZ-166, DZ-191.
 */
export interface DropzoneCrashRolled {
  type: 'CrashRolled';
  unit: DropzoneUnitRef;
  die: number;
  result: 'blown' | 'crash' | 'emergency' | 'explosion' | 'heavy' | 'knocked_out';
}
/**
 * DZ-141, DZ-143.
 */
export interface DropzoneDamageRolled {
  type: 'DamageRolled';
  target: string | DropzoneUnitRef;
  dice: number[];
  need: number;
  points: number;
}
/**
 * DZ-248: the bases that the rest of the dice goes to.
 */
export interface DropzoneDiceSpread {
  type: 'DiceSpread';
  player: number;
  building: string;
  units: DropzoneUnitRef[];
}
export interface DropzoneDrawn {
  type: 'Drawn';
  reason: string;
  victory_points: number[];
  kill_points: number[];
}
/**
 * This unit fires in the first window it can, where the path comes nearest to it (nothing is measured, DZ-271).
 */
export interface DropzoneEngageWith {
  type: 'EngageWith';
  unit: number;
}
/**
 * DZ-066.
 */
export interface DropzoneRolledOff {
  type: 'RolledOff';
  players: number[];
  dice: number[];
}
/**
 * DZ-066: who deploys first.
 */
export interface DropzoneStarterChosen {
  type: 'StarterChosen';
  player: number;
}
export interface DropzoneTurnBegan {
  type: 'TurnBegan';
  turn: number;
}
/**
 * DZ-081: dice and totals of these players, and the order so far.
 */
export interface DropzoneInitiativeRolled {
  type: 'InitiativeRolled';
  players: number[];
  dice: number[];
  totals: number[];
  order: number[];
}
/**
 * DZ-074: for which squads a player rolls.
 */
export interface DropzoneReservesCalled {
  type: 'ReservesCalled';
  player: number;
  squads: string[];
}
/**
 * DZ-073.
 */
export interface DropzoneReserveRolled {
  type: 'ReserveRolled';
  player: number;
  squads: string[];
  die: number;
  need: number;
  released: boolean;
}
/**
 * DZ-092.
 */
export interface DropzoneSquadsPlay {
  type: 'SquadsPlay';
  player: number;
  squads: string[];
}
/**
 * DZ-070.
 */
export interface DropzoneSquadHeld {
  type: 'SquadHeld';
  player: number;
  squad: string;
}
/**
 * DZ-095: victory points as they stand.
 */
export interface DropzoneTurnEnded {
  type: 'TurnEnded';
  turn: number;
  victory_points: number[];
}
export interface DropzoneWon {
  type: 'Won';
  players: number[];
  reason: string;
  victory_points: number[];
  kill_points: number[];
}
/**
 * DZ-400: an element has moved, all units at once.
 */
export interface DropzoneMoved {
  type: 'Moved';
  player: number;
  travelled: DropzoneTravelled[];
}
/**
 * A unit's way, with every corner of it.
 */
export interface DropzoneTravelled {
  unit: DropzoneUnitRef;
  points: [number, number][];
  facing: number;
  inches: number;
  entered: boolean;
}
/**
 * DZ-136: an allocation, before any die.
 */
export interface DropzoneFireDeclared {
  type: 'FireDeclared';
  shooter: DropzoneUnitRef;
  weapon: string;
  target: string | DropzoneUnitRef;
  dice: number;
  need: number;
  reaction: boolean;
}
/**
 * DZ-137.
 */
export interface DropzoneShotsRolled {
  type: 'ShotsRolled';
  shooter: DropzoneUnitRef;
  weapon: string;
  target: string | DropzoneUnitRef;
  dice: number[];
  need: number;
  hits: number;
  reaction: boolean;
}
/**
 * DZ-136: the target was destroyed earlier in the volley, or the shooter is gone.
 */
export interface DropzoneShotsWasted {
  type: 'ShotsWasted';
  shooter: DropzoneUnitRef;
  weapon: string;
  target: string | DropzoneUnitRef;
}
/**
 * DZ-140.
 */
export interface DropzoneSavesRolled {
  type: 'SavesRolled';
  target: DropzoneUnitRef;
  dice: number[];
  need: number;
  saved: number;
}
/**
 * DZ-144.
 */
export interface DropzoneNoDamagePossible {
  type: 'NoDamagePossible';
  target: string | DropzoneUnitRef;
  energy: number;
  armour: number;
}
export interface DropzoneUnitDamaged {
  type: 'UnitDamaged';
  unit: DropzoneUnitRef;
  points: number;
  left: number;
}
export interface DropzoneUnitLost {
  type: 'UnitLost';
  unit: DropzoneUnitRef;
  at: [number, number] | null;
  cause:
    | 'area'
    | 'collapse'
    | 'crash'
    | 'fight'
    | 'fire'
    | 'masonry'
    | 'reaction'
    | 'stranded'
    | 'trap'
    | 'withdrawal'
    | 'wreck';
}
/**
 * DZ-268: before anything of it is flown.
 */
export interface DropzoneFlightAnnounced {
  type: 'FlightAnnounced';
  player: number;
  flights: DropzoneAnnounced[];
}
/**
 * DZ-153.
 */
export interface DropzoneLowFlightTested {
  type: 'LowFlightTested';
  unit: DropzoneUnitRef;
  dice: number[];
  passed: boolean;
}
/**
 * DZ-275: aircraft have come to the end of a segment.
 */
export interface DropzoneFlew {
  type: 'Flew';
  player: number;
  travelled: DropzoneTravelled[];
  height: number;
  then: 'land' | 'on' | 'stop';
}
/**
 * DZ-275: what was announced has become impossible.
 */
export interface DropzoneStepDropped {
  type: 'StepDropped';
  unit: DropzoneUnitRef;
  rule: string;
}
/**
 * DZ-270: the engagement point, *along* inches from the start of the segment; DZ-273: the next lies after it.
 */
export interface DropzoneReactionDeclared {
  type: 'ReactionDeclared';
  shooter: DropzoneUnitRef;
  target: DropzoneUnitRef;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  along: number;
}
/**
 * DZ-271: all shots miss; the rule says why.
 */
export interface DropzoneReactionFailed {
  type: 'ReactionFailed';
  shooter: DropzoneUnitRef;
  weapon: string;
  target: DropzoneUnitRef;
  rule: string;
}
/**
 * DZ-168: is what lies under a crash hit?
 */
export interface DropzoneFellOn {
  type: 'FellOn';
  unit: DropzoneUnitRef;
  target: string | DropzoneUnitRef;
  die: number;
  hit: boolean;
}
export interface DropzonePassengerRolled {
  type: 'PassengerRolled';
  unit: DropzoneUnitRef;
  die: number;
  lost: boolean;
}
/**
 * DZ-169.
 */
export interface DropzoneSurvivorsPlaced {
  type: 'SurvivorsPlaced';
  player: number;
  placed: DropzonePlaced[];
}
/**
 * DZ-183: who came out, and for each the transport or gate.
 */
export interface DropzoneUnloaded {
  type: 'Unloaded';
  player: number;
  placed: DropzonePlaced[];
  carriers: DropzoneUnitRef[];
}
/**
 * DZ-220.
 */
export interface DropzoneWallsAssigned {
  type: 'WallsAssigned';
  player: number;
  units: DropzoneUnitRef[];
  walls: number[];
}
/**
 * DZ-016: the name of the squad, unit or player on whom the lot fell; empty: on nobody, it is drawn again.
 */
export interface DropzoneLotDrawn {
  type: 'LotDrawn';
  about: 'defender' | 'masonry_base' | 'masonry_squad' | 'stays';
  dice: number[];
  chosen: string;
}
/**
 * DZ-227.
 */
export interface DropzoneMasonryFell {
  type: 'MasonryFell';
  building: string;
  die: number;
  squad: string;
}
/**
 * DZ-243.
 */
export interface DropzoneFightBegan {
  type: 'FightBegan';
  building: string;
  attackers: string[];
  defenders: string[];
}
/**
 * DZ-249, DZ-250.
 */
export interface DropzoneFightRolled {
  type: 'FightRolled';
  building: string;
  player: number;
  squad: string;
  stage: 'damage' | 'dodge' | 'save';
  dice: number[];
  need: number;
  counted: number;
}
/**
 * DZ-253.
 */
export interface DropzoneMoraleRolled {
  type: 'MoraleRolled';
  squad: string;
  die: number;
  need: number;
  passed: boolean;
}
/**
 * DZ-254.
 */
export interface DropzoneWithdrew {
  type: 'Withdrew';
  squad: string;
  building: string;
  to: 'building' | 'nowhere' | 'outside' | 'transport';
}
/**
 * DZ-321.
 */
export interface DropzoneRunAnnounced {
  type: 'RunAnnounced';
  squad: string;
  entries: [number, number][];
  exits: [number, number][];
  height: number;
}
/**
 * DZ-325: where on the enemy's line, before the die.
 */
export interface DropzoneInterceptionAnnounced {
  type: 'InterceptionAnnounced';
  player: number;
  squad: string;
  along: number;
}
/**
 * DZ-323: from where the survivors of a run fire.
 */
export interface DropzoneRunAimed {
  type: 'RunAimed';
  squad: string;
  points: [number, number][];
}
/**
 * DZ-324.
 */
export interface DropzoneRunEnded {
  type: 'RunEnded';
  squad: string;
}
/**
 * DZ-351: before the die.
 */
export interface DropzoneSearchBegan {
  type: 'SearchBegan';
  squad: string;
  building: string;
}
/**
 * DZ-351.
 */
export interface DropzoneSearched {
  type: 'Searched';
  squad: string;
  building: string;
  die: number;
  need: number;
  found: boolean;
}
/**
 * DZ-352.
 */
export interface DropzoneObjectiveTaken {
  type: 'ObjectiveTaken';
  objective: number;
  squad: string;
}
export interface DropzoneObjectiveDropped {
  type: 'ObjectiveDropped';
  objective: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
export interface DropzoneObjectiveExtracted {
  type: 'ObjectiveExtracted';
  objective: number;
  player: number;
  victory_points: number;
}
/**
 * DZ-355.
 */
export interface DropzonePaperRead {
  type: 'PaperRead';
  player: number;
  die: number;
  result: 'intelligence' | 'objective' | 'trap';
}
/**
 * DZ-352.
 */
export interface DropzoneLeftTable {
  type: 'LeftTable';
  player: number;
  units: DropzoneUnitRef[];
}
/**
 * DZ-354: who holds each marker, -1 for nobody.
 */
export interface DropzoneMarkersControlled {
  type: 'MarkersControlled';
  players: number[];
}
/**
 * DZ-310: Field repair.
 */
export interface DropzoneUnitRepaired {
  type: 'UnitRepaired';
  unit: DropzoneUnitRef;
  left: number;
}
/**
 * Never react, never intercept, until I say otherwise.
 */
export interface DropzoneHoldFire {
  type: 'HoldFire';
}
/**
 * This unit never reacts; nobody is asked where only such units could.
 */
export interface DropzoneHoldUnit {
  type: 'HoldUnit';
  unit: number;
}
/**
 * Never act last.
 */
export interface DropzoneKeepInitiative {
  type: 'KeepInitiative';
}
/**
 * DZ-066: a battlegroup into the zone: *squad* around *at*, those *placed* as they are, the others beside them.
 *
 *     Without *squad* everybody around *at*. A Proposal of a Deploy that names all units.
 */
export interface DropzoneProposeDeploy {
  type: 'ProposeDeploy';
  battlegroup: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number;
  squad: number;
  /**
   * @maxItems 40
   */
  placed: DropzonePlacement[];
}
/**
 * DZ-217, DZ-190: a squad into a building by its best entrance. A Proposal of an Enter, or of a Move and it.
 */
export interface DropzoneProposeEnter {
  type: 'ProposeEnter';
  squad: number;
  building: string;
}
/**
 * DZ-352: this unit's element off the table across the nearest friendly edge. A Proposal.
 */
export interface DropzoneProposeExtract {
  type: 'ProposeExtract';
  unit: number;
}
/**
 * DZ-231, DZ-190: a squad out of its building by the entrance nearest to a point, or aboard *carrier*.
 */
export interface DropzoneProposeLeave {
  type: 'ProposeLeave';
  squad: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  carrier: number;
}
/**
 * DZ-184: this unit's squad aboard; *carrier* first, if it is named. A Proposal of a Load, or of a Move and it.
 */
export interface DropzoneProposeLoad {
  type: 'ProposeLoad';
  unit: number;
  carrier: number;
}
/**
 * This unit there, and all of its element with it, in formation. A Proposal of a Move or FlyMove.
 *
 *     Without *facing* everybody turns the way he travels. Units off the table come in across the nearest friendly edge.
 *     With *as_far* the unit goes towards the point as far as its move takes it. *height* and *then* are for aircraft.
 *     On the ground it goes through the corners *via* (DZ-014), and *main* names a unit of the main body (DZ-109): where
 *     that is led, the isolated units come back to it (DZ-110).
 */
export interface DropzoneProposeMove {
  type: 'ProposeMove';
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  facing: number | null;
  as_far: boolean;
  height: 2 | 6;
  then: 'land' | 'on' | 'stop';
  /**
   * @maxItems 64
   */
  via: [number, number][];
  main: number;
}
/**
 * DZ-321: the squad side by side along a line; both ends are brought to the table's edge. A Proposal.
 */
export interface DropzoneProposeRun {
  type: 'ProposeRun';
  squad: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  entry: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  exit: [number, number];
  low: boolean;
}
/**
 * DZ-169: the survivors around the wreck, as near to a point as they can. A Proposal of a PlaceOut.
 */
export interface DropzoneProposeSurvivors {
  type: 'ProposeSurvivors';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * DZ-183: a passenger with its squad, or everybody in this transport, near a point. A Proposal.
 *
 *     DZ-341: a unit in the net comes out of the gate that stands nearest to the point.
 */
export interface DropzoneProposeUnload {
  type: 'ProposeUnload';
  unit: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * DZ-220: man the walls that look towards a point. A Proposal of an Assign.
 */
export interface DropzoneProposeWalls {
  type: 'ProposeWalls';
  /**
   * @minItems 2
   * @maxItems 2
   */
  towards: [number, number];
}
/**
 * Would this answer be accepted, and what becomes of each unit in it? A Trial.
 *
 *     A volley is measuring (DZ-005) and refused where that is not allowed.
 */
export interface DropzoneTryAction {
  type: 'TryAction';
  action:
    | DropzoneMove
    | DropzoneFlyMove
    | DropzoneLoad
    | DropzoneUnload
    | DropzoneEnter
    | DropzoneLeave
    | DropzoneChangeBuilding
    | DropzoneShoot
    | DropzoneSearch
    | DropzoneExtract
    | DropzoneAttackRun
    | DropzonePlayCard
    | DropzoneEndSlot
    | DropzoneDeploy
    | DropzoneLetBegin
    | DropzoneActLast
    | DropzoneActFirst
    | DropzoneCallReserve
    | DropzoneActivate
    | DropzonePlay
    | DropzoneAssign
    | DropzoneReact
    | DropzonePass
    | DropzoneIntercept
    | DropzoneFireOnRun
    | DropzonePlaceOut
    | DropzoneCommit
    | DropzoneStayInside
    | DropzoneSpread
    | DropzoneGiveUp
    | DropzoneDiscard
    | DropzoneConcede
    | DropzoneRoll
    | DropzoneDraw;
}
/**
 * How far may this unit of mine still move, and where to? A MoveAdvice.
 *
 *     A unit off the table starts at *entry*, a point of a friendly edge. Aircraft fly straight at *height*; with *then*
 *     land or stop their move is what those leave of it. On the ground *via* are corners of its way: how far from there?
 */
export interface DropzoneShowMove {
  type: 'ShowMove';
  unit: number;
  entry: [number, number] | null;
  height: 2 | 6;
  then: 'land' | 'on' | 'stop';
  /**
   * @maxItems 64
   */
  via: [number, number][];
}
/**
 * What may be drawn around this unit of mine: arcs always, ranges where measuring is allowed. A UnitAdvice.
 */
export interface DropzoneShowUnit {
  type: 'ShowUnit';
  unit: number;
}
/**
 * What could these units fire at now, and why not at the others? A ShotsAdvice; measuring (DZ-005).
 *
 *     Buildings are judged only when asked for. In an attack run *along* says where each aircraft fires (DZ-323).
 */
export interface DropzoneShowShots {
  type: 'ShowShots';
  /**
   * @maxItems 40
   */
  units: number[];
  buildings: boolean;
  /**
   * @maxItems 10
   */
  along: number[];
}
/**
 * Everything about one shot: sight, cover, range, the arithmetic, the odds. A ShotAdvice; measuring (DZ-005).
 */
export interface DropzoneShowShot {
  type: 'ShowShot';
  shot: DropzoneShot;
  /**
   * @maxItems 10
   */
  along: number[];
}
/**
 * Who of mine may react or intercept in the open window, and with what? Nothing is measured (DZ-271).
 */
export interface DropzoneShowReactions {
  type: 'ShowReactions';
}
/**
 * The close-quarters battle that is asked about now: who may be committed, and what the dice are worth.
 */
export interface DropzoneShowFight {
  type: 'ShowFight';
}
export interface DropzoneScreen {
  seat: number;
  state: DropzoneBattle;
}
/**
 * A piece or building, and the share of the target that it hides.
 */
export interface FieldBlock {
  id: string;
  share: number;
}
export interface FieldBuilding {
  id: string;
  outline: [number, number][];
  height: number;
  size: FieldSize;
  construction: FieldConstruction;
  entrances: FieldEntrance[] | null;
  openings: FieldOpenings[] | null;
  connected: string[];
  roof: boolean;
  ground_level: boolean;
}
/**
 * DZ-009: a door in a wall, or a hatch in the roof.
 */
export interface FieldEntrance {
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
  wall: number | null;
}
/**
 * DZ-009: the openings of one wall.
 */
export interface FieldOpenings {
  wall: number;
  points: [number, number, number][];
}
/**
 * The text of a file and what speaks against it. What cannot be laid out has no plans.
 */
export interface FieldCheck {
  text: string;
  findings: FieldFinding[];
  plans: FieldPlan[];
  fronts: FieldFront[];
}
/**
 * Something about a battlefield and the piece it is about. An error refuses the battlefield, a warning marks it.
 */
export interface FieldFinding {
  level: 'error' | 'warning';
  piece: string;
  why: Refusal;
}
/**
 * DZ-350: what a scenario makes of a battlefield, and what it lacks for it.
 */
export interface FieldPlan {
  scenario: 'crossroads' | 'paper_chase' | 'prizes';
  findings: FieldFinding[];
  objectives: FieldObjective[];
}
/**
 * DZ-353 to DZ-355: what a scenario lays out. *building* holds it, if any does.
 */
export interface FieldObjective {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  building: string;
  centre: boolean;
}
/**
 * DZ-350, DZ-356: the friendly edges of two players, and how deep they may deploy.
 */
export interface FieldFront {
  deployment: 'closing_in' | 'corners' | 'readiness';
  edges: FieldEdge[][];
  depth: number;
}
/**
 * A stretch of table edge, friendly to a player (DZ-068).
 */
export interface FieldEdge {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
}
/**
 * A battlefield as its file has it.
 */
export interface FieldFile {
  id: string;
  name: FieldWords;
  description: FieldWords;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  barred: string[];
  building: FieldBuilding[];
  terrain: FieldPiece[];
}
/**
 * A name or a description in both languages.
 */
export interface FieldWords {
  en: string;
  de: string;
}
export interface FieldPiece {
  id: string;
  kind: string;
  outline: [number, number][];
  height: number | null;
  passage: FieldPassage | null;
  base: number;
  blocks_sight: boolean | null;
  body_cover: boolean | null;
  concealment: boolean | null;
  permeable: boolean | null;
  massive_field: boolean | null;
  flat_top: boolean | null;
  outline_cost: number | null;
  steep: boolean;
}
/**
 * DZ-008: the going of a piece, per kind of unit.
 */
export interface FieldPassage {
  infantry: FieldGoing;
  vehicle: FieldGoing;
  skimmer: FieldGoing;
  walker: FieldGoing;
  aircraft: FieldGoing;
}
/**
 * DZ-125 to DZ-130: what is seen. *body_cover* and *concealment* are pieces, or empty.
 */
export interface FieldLook {
  cover: FieldCover;
  visible: number;
  blocks: FieldBlock[];
  body_cover: string;
  concealment: string;
  distance: number;
  eye: number;
  aim: number;
}
/**
 * What a text says, or why it cannot be read.
 */
export interface FieldRead {
  file: FieldFile | null;
  unreadable: Refusal | null;
}
export interface FieldSaved {
  id: string;
  name: FieldWords;
  text: string;
  file: FieldFile;
  mine: boolean;
  changed: number;
}
/**
 * A look, or why nobody can look across this battlefield.
 */
export interface FieldSighting {
  look: FieldLook | null;
  problem: Refusal | null;
}
/**
 * Somebody at a place. *height* is a hull's (vehicle, walker) or that of the flight (aircraft).
 */
export interface FieldSpot {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  stands: 'aircraft' | 'infantry' | 'vehicle' | 'walker';
  height: number;
}
export interface FieldToCheck {
  file: FieldFile;
}
export interface FieldToLook {
  file: FieldFile;
  eye: FieldSpot;
  target: FieldSpot;
}
export interface FieldToRead {
  text: string;
}
export interface FieldToSave {
  file: FieldFile;
  id: string | null;
}
/**
 * A replay as it travels: its frames without their views, and what leads from each view to the next.
 */
export interface FoldedReplay {
  replay: Replay;
  changes: Change[][];
}
/**
 * *dice*: do the dice follow from the seed? "sealed" until the seed is shown, "unknown" where there is none.
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: string[];
  viewer: number;
  frames: Frame[];
  dice: 'sealed' | 'unknown' | 'verified' | 'wrong';
  result: Result | null;
}
/**
 * One step as the viewer saw it. *text* is the action in notation, where the viewer may know it.
 */
export interface Frame {
  seq: number;
  seat: number;
  text: string;
  at: number;
  view: unknown;
  happened: Happened[];
}
export interface GameInfo {
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  sides: string[];
  options_schema: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  levels: number;
}
export interface Join {
  code: string;
  value?: string | null;
}
/**
 * The seat taken, or -3 for a spectator.
 */
export interface Joined {
  match: string;
  seat: number;
}
/**
 * What there is to say about a map: why its text cannot be read, or all that speaks against the drawing.
 */
export interface MapCheck {
  drawing: MapDrawing | null;
  unreadable: Refusal | null;
  findings: MapFinding[];
}
/**
 * A map that could be read. *terrain* has one sign for each cell, rank by rank from a1.
 */
export interface MapDrawing {
  width: number;
  height: number;
  terrain: string;
  tanks: MapTank[];
  name: string;
  author: string;
  comment: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  facings: [number, number];
}
export interface MapTank {
  cell: number;
  side: number;
  letter: string;
}
/**
 * TC-66: an error refuses a map, a warning only marks it.
 */
export interface MapFinding {
  level: 'error' | 'warning';
  why: Refusal;
  cells: number[];
}
/**
 * A map, and what it is played by: whether it is a good one depends on both.
 */
export interface MapRules {
  text: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
}
export interface MapToSave {
  text: string;
  id: string | null;
}
/**
 * A match as one of its players or watchers is told. Only the creator is told the open seats' codes.
 */
export interface MatchInfo {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  seq: number;
  invites: Invite[];
  watch: string;
  commitment: string;
  created: string;
  result: Result | null;
}
export interface SeatInfo {
  seat: number;
  side: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: number;
  here: boolean;
  yours: boolean;
}
/**
 * A match of the visitor's, as Home lists it.
 */
export interface MatchSummary {
  id: string;
  game: string;
  seat: number;
  opponents: SeatInfo[];
  your_turn: boolean;
  turn: number;
  over: boolean;
}
export interface Me {
  name: string;
}
export interface NewMatch {
  game: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatWish[];
  value?: string | null;
}
/**
 * Who shall sit here. Hot-seat is a further seat of the creator's, played at the same screen.
 */
export interface SeatWish {
  kind: 'bot' | 'hotseat' | 'invite' | 'me';
  level?: number;
}
/**
 * What the viewer may do now; see engine.game.Offer.
 */
export interface Offered {
  ask: string;
  actions: Choice[];
  space: boolean;
  asides: Choice[];
}
/**
 * PS-80.
 */
export interface PanzerschlachtAcceptDraw {
  type: 'AcceptDraw';
}
/**
 * PS-12: one complete set-up, sealed as a whole.
 */
export interface PanzerschlachtSetup {
  type: 'Setup';
  /**
   * @minItems 3
   * @maxItems 3
   */
  installations: [number, number, number];
  tanks: PanzerschlachtPlaced[];
  guns: number[];
  mines: number[];
}
export interface PanzerschlachtPlaced {
  square: number;
  value: number;
}
/**
 * PS-27: the squares a side will fire at, red and white.
 */
export interface PanzerschlachtPlan {
  type: 'Plan';
  red: number[];
  white: number[];
}
/**
 * PS-35: a whole turn. Each path begins on the tank's square and names every square entered.
 */
export interface PanzerschlachtMove {
  type: 'Move';
  paths: number[][];
}
/**
 * PS-50: no own tank can make a step.
 */
export interface PanzerschlachtPass {
  type: 'Pass';
}
/**
 * PS-59: the next fight.
 */
export interface PanzerschlachtFight {
  type: 'Fight';
  attacker: number;
  target: number;
}
/**
 * Chance's answer to RollDie; 1 is the red face (PS-05).
 */
export interface PanzerschlachtRoll {
  type: 'Roll';
  die: number;
}
/**
 * PS-80.
 */
export interface PanzerschlachtResign {
  type: 'Resign';
}
/**
 * PS-80.
 */
export interface PanzerschlachtOfferDraw {
  type: 'OfferDraw';
}
/**
 * PS-97: the host's word that a side's clock has run out.
 */
export interface PanzerschlachtTimeUp {
  type: 'TimeUp';
  side: number;
}
export interface PanzerschlachtSetupAdvice {
  type: 'SetupAdvice';
  breaches: Refusal[];
  walled_in: number[];
}
export interface PanzerschlachtSetupSuggestion {
  type: 'SetupSuggestion';
  setup: PanzerschlachtSetup;
}
export interface PanzerschlachtPlanAdvice {
  type: 'PlanAdvice';
  red_limit: number;
  white_limit: number;
  targets: number[];
  breach: Refusal | null;
}
export interface PanzerschlachtMoveAdvice {
  type: 'MoveAdvice';
  total: number;
  allowance: number;
  most: number;
  duty: boolean;
  broken_path: number;
  breach: Refusal | null;
  unfinished: Refusal | null;
  must_pass: boolean;
  reach: PanzerschlachtReach[];
  closed: PanzerschlachtClosed[];
  odds: PanzerschlachtOdds[];
  survival: PanzerschlachtSurvival[];
}
/**
 * A square the selected tank could end on, and a shortest way there from where it stands now.
 */
export interface PanzerschlachtReach {
  square: number;
  path: number[];
}
/**
 * A neighbouring square the selected tank may not step to, and why.
 */
export interface PanzerschlachtClosed {
  square: number;
  why: Refusal;
}
/**
 * A fight's chances in the attacker's eyes, as exact fractions "5/6".
 */
export interface PanzerschlachtOdds {
  attacker: number;
  target: number;
  wins: string;
  loses: string;
  both_lost: string;
}
/**
 * The chance that a tank outlives all its fights.
 */
export interface PanzerschlachtSurvival {
  square: number;
  fights: number;
  chance: string;
}
export interface PanzerschlachtFightsAdvice {
  type: 'FightsAdvice';
  odds: PanzerschlachtOdds[];
  survival: PanzerschlachtSurvival[];
}
/**
 * PS-13: both set-ups are accepted; positions and kinds become public at once.
 */
export interface PanzerschlachtArmiesRevealed {
  type: 'ArmiesRevealed';
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [PanzerschlachtArmy, PanzerschlachtArmy];
}
/**
 * The public part of a side's pieces. Tanks stand in the order of their set-up squares, never by value (PS-89).
 */
export interface PanzerschlachtArmy {
  tanks: PanzerschlachtTank[];
  guns: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  installations: [number, number, number];
  whites: number;
  mines: number;
  exploded: number[];
  cleared: number[];
}
/**
 * A tank as everybody sees it. Its set-up square is its name for the whole game (PS-21).
 */
export interface PanzerschlachtTank {
  home: number;
  square: number;
  flag: boolean;
  shown: number;
  fate: string;
}
/**
 * P5.
 */
export interface PanzerschlachtAwardFlags {
  type: 'AwardFlags';
  drivers: number[];
}
/**
 * P3.
 */
export interface PanzerschlachtBlowMines {
  type: 'BlowMines';
  drivers: number[];
}
/**
 * Everything public (PS-85). Legality is judged from this alone (PS-88).
 */
export interface PanzerschlachtBoard {
  options: PanzerschlachtOptions;
  /**
   * @minItems 2
   * @maxItems 2
   */
  armies: [PanzerschlachtArmy, PanzerschlachtArmy];
  turn: number;
  idle: number;
  passed: boolean;
  locked: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  draw_offers: [boolean, boolean];
  last_plan: PanzerschlachtPlan | null;
}
/**
 * What the players agree on before the match.
 */
export interface PanzerschlachtOptions {
  siege: boolean;
  own_targets: boolean;
  patience: number;
  minutes: number;
}
/**
 * P6: the mover picks the next of several fights (PS-59).
 */
export interface PanzerschlachtChooseFight {
  type: 'ChooseFight';
}
/**
 * P7. Progress is a piece fewer than *pieces*, or a plain tank that *advanced* (PS-79).
 */
export interface PanzerschlachtCloseTurn {
  type: 'CloseTurn';
  pieces: number;
  advanced: boolean;
  passed: boolean;
}
export interface PanzerschlachtDrawOffered {
  type: 'DrawOffered';
  side: number;
}
export interface PanzerschlachtDrawn {
  type: 'Drawn';
  reason: string;
}
/**
 * P1: the mover commits a turn, or passes.
 */
export interface PanzerschlachtDriveTanks {
  type: 'DriveTanks';
}
/**
 * PS-61: both values are shown; the lower is removed, equal ones both.
 */
export interface PanzerschlachtDuelFought {
  type: 'DuelFought';
  side: number;
  attacker: number;
  attacker_value: number;
  target: number;
  target_value: number;
  lost: number[];
}
export interface PanzerschlachtSetupSealed {
  type: 'SetupSealed';
  side: number;
}
/**
 * P0 is over. Nothing of the plan is told (PS-87).
 */
export interface PanzerschlachtPlanLocked {
  type: 'PlanLocked';
  side: number;
}
export interface PanzerschlachtMoved {
  type: 'Moved';
  side: number;
  paths: number[][];
}
export interface PanzerschlachtPassed {
  type: 'Passed';
  side: number;
}
/**
 * PS-54: the whole plan, hits and misses; squares sorted by row, then file.
 */
export interface PanzerschlachtShotsRevealed {
  type: 'ShotsRevealed';
  side: number;
  plan: PanzerschlachtPlan;
}
/**
 * Shots were fired and none hit.
 */
export interface PanzerschlachtShotsMissed {
  type: 'ShotsMissed';
  side: number;
}
/**
 * PS-53: lost to a shot, its value untold.
 */
export interface PanzerschlachtTankShot {
  type: 'TankShot';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-55. *side* lost the tank *home*.
 */
export interface PanzerschlachtMineExploded {
  type: 'MineExploded';
  side: number;
  home: number;
  square: number;
}
export interface PanzerschlachtInstallationLost {
  type: 'InstallationLost';
  side: number;
  installation: number;
  square: number;
}
/**
 * PS-64: the headquarters fell while its side still had live mines.
 */
export interface PanzerschlachtMinesVoid {
  type: 'MinesVoid';
  side: number;
}
export interface PanzerschlachtFlagAwarded {
  type: 'FlagAwarded';
  side: number;
  home: number;
  square: number;
}
/**
 * PS-59: this fight against a gun is next; the die decides it.
 */
export interface PanzerschlachtGunAttacked {
  type: 'GunAttacked';
  side: number;
  attacker: number;
  gun: number;
}
/**
 * PS-62.
 */
export interface PanzerschlachtGunFought {
  type: 'GunFought';
  side: number;
  attacker: number;
  gun: number;
  die: number;
  lost: number;
}
export interface PanzerschlachtWhitesChanged {
  type: 'WhitesChanged';
  side: number;
  whites: number;
}
export interface PanzerschlachtTurnBegan {
  type: 'TurnBegan';
  side: number;
  turn: number;
}
export interface PanzerschlachtWon {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * PS-90: after the end everything is shown.
 */
export interface PanzerschlachtSecretsRevealed {
  type: 'SecretsRevealed';
  values: number[][];
  mines: number[][];
  plan: PanzerschlachtPlan | null;
}
/**
 * A standing order: fight without asking, guns or tanks first.
 */
export interface PanzerschlachtFightOrder {
  type: 'FightOrder';
  first: 'guns' | 'tanks';
}
/**
 * PS-13: both sides set up at the same time; the sides that still owe theirs.
 */
export interface PanzerschlachtPlaceArmies {
  type: 'PlaceArmies';
  owing: number[];
}
/**
 * P0: the side not to move fixes its plan.
 */
export interface PanzerschlachtPlanShots {
  type: 'PlanShots';
}
/**
 * Is this set-up legal as far as it goes? Installations not placed yet stand on -1.
 */
export interface PanzerschlachtTrySetup {
  type: 'TrySetup';
  setup: PanzerschlachtSetup;
}
/**
 * A ready-made set-up by its id, or "surprise" with a number of the asker's choice.
 */
export interface PanzerschlachtSuggestSetup {
  type: 'SuggestSetup';
  id: string;
  number: number;
}
export interface PanzerschlachtTryPlan {
  type: 'TryPlan';
  plan: PanzerschlachtPlan;
}
/**
 * A turn as far as it goes; *tank* is the square of the tank to be driven on or driven next, or -1.
 */
export interface PanzerschlachtTryMove {
  type: 'TryMove';
  paths: number[][];
  tank: number;
}
/**
 * How would the fights that are open now go?
 */
export interface PanzerschlachtTryFights {
  type: 'TryFights';
}
/**
 * P4. *ends* is where the committed paths ended; *shelled* are own installations the planner fired at (PS-83).
 */
export interface PanzerschlachtRazeInstallations {
  type: 'RazeInstallations';
  ends: number[];
  shelled: number[];
}
/**
 * P2. Drivers are numbers of the mover's tanks, in the order of the committed paths.
 */
export interface PanzerschlachtRevealShots {
  type: 'RevealShots';
  drivers: number[];
}
/**
 * P6: chance decides a tank's fight against a gun (PS-62).
 */
export interface PanzerschlachtRollDie {
  type: 'RollDie';
  attacker: number;
  gun: number;
}
/**
 * What *seat* may know. Frames on the stack carry nothing secret.
 */
export interface PanzerschlachtView {
  seat: number;
  options: PanzerschlachtOptions;
  board: PanzerschlachtBoard | null;
  values: number[][];
  mines: (number[] | null)[];
  plan: PanzerschlachtPlan | null;
  setup: PanzerschlachtSetup | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sealed: [boolean, boolean];
  pending: (
    | PanzerschlachtPlaceArmies
    | PanzerschlachtPlanShots
    | PanzerschlachtDriveTanks
    | PanzerschlachtChooseFight
    | PanzerschlachtRollDie
    | PanzerschlachtRevealShots
    | PanzerschlachtBlowMines
    | PanzerschlachtRazeInstallations
    | PanzerschlachtAwardFlags
    | PanzerschlachtWorkOffFights
    | PanzerschlachtCloseTurn
  )[];
  result: Result | null;
}
/**
 * P6, as long as a pair is left.
 */
export interface PanzerschlachtWorkOffFights {
  type: 'WorkOffFights';
}
export interface PreparingChanged {
  type: 'PreparingChanged';
  preparing: Preparing | null;
}
/**
 * Why a request was refused: the Fluent id and facts of the sentence, and a plain English word for programs.
 */
export interface Problem {
  rule: string;
  key: string;
  facts: {
    [k: string]: string | number;
  };
  detail: string;
}
/**
 * The opponent plays again, in the match of this id.
 */
export interface RematchMade {
  type: 'RematchMade';
  match: string;
}
export interface Rename {
  name: string;
}
export interface Rulebook {
  title: string;
  html: string;
  chapters: Chapter[];
}
export interface SavedMap {
  id: string;
  name: string;
  text: string;
  module: 'funset' | 'none';
  mine: boolean;
  changed: number;
}
/**
 * A position of an example and the step that led to it. A refused step leaves the position as it was.
 */
export interface ScenarioFrame {
  text: string;
  refused: Refusal | null;
  views: unknown[];
  happened: Happened[];
}
export interface ScenarioText {
  id: string;
  title: string;
  rules: string[];
  frames: ScenarioFrame[];
}
export interface SeatsChanged {
  type: 'SeatsChanged';
  seats: SeatInfo[];
}
/**
 * The whole picture for one viewer; what happened since the sequence number it named is in *happened*.
 */
export interface Table {
  type: 'Table';
  match: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seat: number;
  seats: SeatInfo[];
  seq: number;
  happened: Happened[];
  view: unknown;
  offer: Offered;
  waiting: Waiting | null;
  clock: Clock | null;
  orders: unknown[];
  can_undo: boolean;
  can_ask_undo: boolean;
  takeback: TakeBackAsked | null;
  preparing: Preparing | null;
  rematch: string;
  commitment: string;
  result: Result | null;
}
/**
 * Whose answer the table waits for, as far as everybody may know, and to what.
 */
export interface Waiting {
  seats: number[];
  ask: string;
}
/**
 * Who asks to take back the last turn of his. Whatever is played next makes it void.
 */
export interface TakeBackAsked {
  seat: number;
  declined: boolean;
}
/**
 * One step further: sequence numbers rise by one from Update to Update. They count what this seat notices.
 */
export interface Update {
  type: 'Update';
  seq: number;
  happened: Happened[];
  changes: Change[];
  offer: Offered;
  waiting: Waiting | null;
  clock: Clock | null;
  can_undo: boolean;
  can_ask_undo: boolean;
  result: Result | null;
}
export interface Suggested {
  type: 'Suggested';
  id: string;
  choices: Choice[];
}
/**
 * A request to take back was made, declined or withdrawn. One that is granted is an Update.
 */
export interface TakeBackChanged {
  type: 'TakeBackChanged';
  takeback: TakeBackAsked;
  can_ask_undo: boolean;
}
export interface StudyReport {
  id: string;
  stage: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting';
  games: number;
  tally: Tally;
}
/**
 * How some games ended, and how many turns they took together.
 */
export interface Tally {
  white: number;
  drawn: number;
  black: number;
  turns: number;
}
/**
 * Games that the computer shall play against itself to see how fair a map is.
 */
export interface StudyWish {
  map: MapRules;
  games: number;
}
export interface TakeOver {
  level: number;
}
/**
 * TC-54.
 */
export interface TankChessAcceptDraw {
  type: 'AcceptDraw';
}
/**
 * TC-22: a turn is where a tank starts, where and facing which way it ends, and what it fires at, if it does.
 */
export interface TankChessMove {
  type: 'Move';
  start: number;
  end: number;
  heading: number;
  target: number | null;
}
/**
 * TC-38: the command tank leaves across the far edge; one move, whatever the way (TC-22).
 */
export interface TankChessEscape {
  type: 'Escape';
  start: number;
}
/**
 * TC-57.
 */
export interface TankChessResign {
  type: 'Resign';
}
/**
 * TC-54.
 */
export interface TankChessOfferDraw {
  type: 'OfferDraw';
}
/**
 * TC-54.
 */
export interface TankChessDeclineDraw {
  type: 'DeclineDraw';
}
/**
 * TC-53: the host's word that a side's time has reached zero.
 */
export interface TankChessTimeUp {
  type: 'TimeUp';
  side: number;
}
export interface TankChessTankAdvice {
  type: 'TankAdvice';
  cell: number;
  places: TankChessPlace[];
  escapes: boolean;
  escape_way: [number, number][];
}
export interface TankChessPlace {
  cell: number;
  steps: number;
  sinks: boolean;
  raids: boolean;
  poses: TankChessPose[];
}
/**
 * A heading the tank can end with on a cell, how many steps that costs, and what it could fire at then.
 */
export interface TankChessPose {
  heading: number;
  steps: number;
  way: [number, number][];
  shots: TankChessShot[];
}
export interface TankChessShot {
  target: number;
  impact: TankChessImpact;
  destroys: boolean;
}
/**
 * What a shell meets: the facet it strikes, and gun against armour there.
 */
export interface TankChessImpact {
  facet: TankChessFacet;
  gun: number;
  armour: number;
}
export interface TankChessThreatAdvice {
  type: 'ThreatAdvice';
  side: number;
  fire: TankChessFire[];
  kills: TankChessMove[];
  escape: (TankChessMove | TankChessEscape) | null;
}
/**
 * A cell that could be fired at, and the strongest gun that could.
 */
export interface TankChessFire {
  cell: number;
  gun: number;
}
export interface TankChessMapAdvice {
  type: 'MapAdvice';
  map: TankChessMap | null;
  findings: TankChessFinding[];
  army: string;
  minutes: number;
}
/**
 * A board and where the tanks start. *terrain* has one sign for each cell, rank by rank from a1.
 */
export interface TankChessMap {
  width: number;
  height: number;
  terrain: string;
  tanks: TankChessTank[];
  name: string;
  author: string;
  comment: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  facings: [number, number];
}
/**
 * A live tank. Nothing tells two tanks of a kind apart but where they stand (TC-55).
 */
export interface TankChessTank {
  cell: number;
  side: number;
  letter: string;
  heading: number;
}
/**
 * TC-66: something about a map. An error refuses it, a warning only marks it.
 */
export interface TankChessFinding {
  level: 'error' | 'warning';
  why: Refusal;
  cells: number[];
}
/**
 * What never changes in a game. *terrain* has one sign of TC-63 for each cell, rank by rank from a1.
 */
export interface TankChessBoard {
  width: number;
  height: number;
  terrain: string;
  map: string;
  goals: number[];
}
/**
 * TC-44, with a turn that would do it.
 */
export interface TankChessCheckAnnounced {
  type: 'CheckAnnounced';
  side: number;
  by: TankChessMove;
}
export interface TankChessDrawDeclined {
  type: 'DrawDeclined';
  side: number;
}
export interface TankChessDrawOffered {
  type: 'DrawOffered';
  side: number;
}
export interface TankChessDrawn {
  type: 'Drawn';
  reason: string;
}
/**
 * TC-45, with the move that would do it; in a RAID also that of TC-69.
 */
export interface TankChessEscapeAnnounced {
  type: 'EscapeAnnounced';
  side: number;
  by: TankChessMove | TankChessEscape;
}
/**
 * TC-43: the command tank has left the board; *route* ends on its last cell.
 */
export interface TankChessEscaped {
  type: 'Escaped';
  side: number;
  start: number;
  route: [number, number][];
}
/**
 * TC-12: a tank drove, turned or reversed. *route* is a shortest way, start first, for showing only (TC-22).
 */
export interface TankChessTankMoved {
  type: 'TankMoved';
  side: number;
  letter: string;
  start: number;
  end: number;
  heading: number;
  route: [number, number][];
}
export interface TankChessShotFired {
  type: 'ShotFired';
  side: number;
  letter: string;
  cell: number;
  target: number;
  impact: TankChessImpact;
  destroyed: boolean;
}
/**
 * TC-36: the tank of *side* is a wreck from now on.
 */
export interface TankChessTankDestroyed {
  type: 'TankDestroyed';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TCX-03: the tank of *side* has left the board and leaves no wreck.
 */
export interface TankChessTankSunk {
  type: 'TankSunk';
  side: number;
  letter: string;
  cell: number;
}
/**
 * TC-55: the same position for the second time; a third would end the game.
 */
export interface TankChessPositionRepeated {
  type: 'PositionRepeated';
}
export interface TankChessWon {
  type: 'Won';
  side: number;
  reason: string;
}
/**
 * What the players agree on before the match.
 */
export interface TankChessOptions {
  map: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
  minutes: number;
  position: string;
}
/**
 * The state as far as players look at it.
 */
export interface TankChessPosition {
  options: TankChessOptions;
  board: TankChessBoard;
  tanks: TankChessTank[];
  wrecks: TankChessWreck[];
  mover: number;
  turn: number;
  quiet: number;
  check: TankChessMove | null;
  escape: (TankChessMove | TankChessEscape) | null;
  result: Result | null;
  last: (TankChessMove | TankChessEscape) | null;
}
/**
 * TC-36: owner and type are kept for display only.
 */
export interface TankChessWreck {
  cell: number;
  side: number;
  letter: string;
}
/**
 * Where could the tank on this cell go, and what could it fire at, if it were its side's turn?
 */
export interface TankChessTryTank {
  type: 'TryTank';
  cell: number;
}
/**
 * What does this side threaten: which cells, the command tank, an escape?
 */
export interface TankChessShowThreats {
  type: 'ShowThreats';
  side: number;
}
/**
 * TC-66: what speaks against this map?
 */
export interface TankChessTryMap {
  type: 'TryMap';
  text: string;
  mode: 'raid' | 'standard';
  module: 'funset' | 'none';
}
export interface TankChessScreen {
  seat: number;
  state: TankChessPosition;
}
/**
 * TH-358 to TH-364: what for, as in the action.
 */
export interface TankHunterAbilityUsed {
  type: 'AbilityUsed';
  unit: string;
  ability: 'amphibian' | 'conceal' | 'withdraw';
  load: string;
  water: TankHunterInPlay | null;
}
/**
 * An event in play: before a player, whose seat code *place* is, or under the unit with that handle.
 */
export interface TankHunterInPlay {
  card: string;
  place: string;
}
/**
 * TH-045.
 */
export interface TankHunterPick {
  type: 'Pick';
  card: string;
}
/**
 * TH-048, TH-096: where one's new units go, as cards from left to right.
 */
export interface TankHunterPlace {
  type: 'Place';
  front: string[];
  rear: string[];
}
/**
 * TH-402: no, nothing, stop: the safe answer wherever one may decline.
 */
export interface TankHunterPass {
  type: 'Pass';
}
/**
 * TH-062: the hidden cards of a line in their new order; a line that is left out stays as it is.
 */
export interface TankHunterRearrange {
  type: 'Rearrange';
  front: string[];
  rear: string[];
}
/**
 * TH-063.
 */
export interface TankHunterAdvance {
  type: 'Advance';
  unit: string;
}
/**
 * TH-064: three events for one marker.
 */
export interface TankHunterRelieve {
  type: 'Relieve';
  cards: string[];
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * An event from hand, with all that is chosen for it (TH-128).
 */
export interface TankHunterPlay {
  type: 'Play';
  card: string;
  on: TankHunterAim;
}
/**
 * TH-128: what an event or a commander is used on, chosen before any die.
 */
export interface TankHunterAim {
  units: string[];
  player: number;
  event: TankHunterInPlay | null;
}
/**
 * A commander is exhausted for what the card says.
 */
export interface TankHunterCommand {
  type: 'Command';
  card: string;
  on: TankHunterAim;
}
/**
 * TH-358 to TH-364. *load* is the unit transported or pulled, *water* the event an amphibian ignores.
 */
export interface TankHunterUseAbility {
  type: 'UseAbility';
  unit: string;
  ability: 'amphibian' | 'conceal' | 'withdraw';
  load: string;
  water: TankHunterInPlay | null;
}
/**
 * TH-174, step 1. *spotter* is a hidden Spying unit revealed for a long-range attack (TH-080).
 */
export interface TankHunterDeclareAttack {
  type: 'DeclareAttack';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
  spotter: string;
}
/**
 * TH-105.
 */
export interface TankHunterScout {
  type: 'Scout';
  unit: string;
  opponent: number;
}
/**
 * TH-114.
 */
export interface TankHunterWait {
  type: 'Wait';
}
/**
 * TH-099: the rest of the actions is dropped.
 */
export interface TankHunterEndActions {
  type: 'EndActions';
}
/**
 * TH-146: grenade or trample against the new target.
 */
export interface TankHunterTakeKind {
  type: 'TakeKind';
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
}
/**
 * TH-231, TH-109: this unit counters with so many shots.
 */
export interface TankHunterCounter {
  type: 'Counter';
  unit: string;
  shots: number;
}
/**
 * TH-366: a Leadership unit by its handle, or a commander by its card.
 */
export interface TankHunterLead {
  type: 'Lead';
  by: string;
}
/**
 * TH-300.
 */
export interface TankHunterEvade {
  type: 'Evade';
}
/**
 * TH-108.
 */
export interface TankHunterExpose {
  type: 'Expose';
  units: string[];
}
/**
 * TH-291 (2b).
 */
export interface TankHunterFireAntiAir {
  type: 'FireAntiAir';
  unit: string;
}
/**
 * TH-141, Partisan Raid, Intercepted Orders: events out of a hand.
 */
export interface TankHunterDiscard {
  type: 'Discard';
  cards: string[];
}
/**
 * TH-400: peeked cards, the top one first.
 */
export interface TankHunterOrder {
  type: 'Order';
  cards: string[];
}
/**
 * Escape: to the rear line.
 */
export interface TankHunterWithdraw {
  type: 'Withdraw';
}
/**
 * TH-080: at any time, also unasked.
 */
export interface TankHunterReveal {
  type: 'Reveal';
  unit: string;
}
/**
 * TH-159.
 */
export interface TankHunterResign {
  type: 'Resign';
}
/**
 * TH-040 to TH-043: each player's units and event, and what lies in the three piles.
 */
export interface TankHunterDeal {
  type: 'Deal';
  units: string[][];
  events: string[];
  piles: string[][];
}
export interface TankHunterRoll {
  type: 'Roll';
  die: number;
}
/**
 * The card that comes off a deck.
 */
export interface TankHunterDraw {
  type: 'Draw';
  card: string;
}
/**
 * Blitz and the like.
 */
export interface TankHunterActionsAdded {
  type: 'ActionsAdded';
  seat: number;
  count: number;
}
/**
 * TH-099: end of the turn though another action was left.
 */
export interface TankHunterActionsDropped {
  type: 'ActionsDropped';
  seat: number;
}
/**
 * Before the turn, step c (TH-063).
 */
export interface TankHunterAdvanceUnit {
  type: 'AdvanceUnit';
}
/**
 * Either why it is refused, or the shots, the counter to expect and when, and the chance of all that may happen.
 */
export interface TankHunterFightAdvice {
  type: 'FightAdvice';
  breach: Refusal | null;
  shots: TankHunterShots | null;
  counter: TankHunterShots | null;
  when: 'after' | 'before' | 'never';
  chances: TankHunterChance[];
}
/**
 * The shots of one unit: the reckoning of their target number, and the die that empties its ammunition.
 */
export interface TankHunterShots {
  unit: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  reckoning: TankHunterReckoning;
  number: number;
  supply: number;
}
/**
 * TH-171: attack value, defence and target-number modifiers, part by part.
 */
export interface TankHunterReckoning {
  attack: TankHunterPart[];
  defence: TankHunterPart[];
  modifiers: TankHunterPart[];
}
/**
 * A number and where it comes from: a card's id, or a word of the rules (value, armour, charge, spying, …).
 */
export interface TankHunterPart {
  source: string;
  amount: number;
}
/**
 * Something that may happen, and its exact chance as a fraction: destroyed, pinned, countered, …
 */
export interface TankHunterChance {
  what: string;
  chance: string;
}
export interface TankHunterTargetsAdvice {
  type: 'TargetsAdvice';
  options: TankHunterOption[];
}
export interface TankHunterOption {
  attack: TankHunterDeclareAttack;
  number: number;
}
export interface TankHunterScoutAdvice {
  type: 'ScoutAdvice';
  breach: Refusal | null;
  parts: TankHunterPart[];
  number: number;
  chance: string;
}
/**
 * TH-359, TH-362, TH-364.
 */
export interface TankHunterAmmunitionRolled {
  type: 'AmmunitionRolled';
  unit: string;
  die: number;
  supply: number;
}
/**
 * TH-291 (2b): this unit fires at the air strike; its die is next.
 */
export interface TankHunterAntiAirCalled {
  type: 'AntiAirCalled';
  unit: string;
}
/**
 * Always fire at aircraft, revealed units first, or never.
 */
export interface TankHunterAntiAirOrder {
  type: 'AntiAirOrder';
  how: 'always' | 'never';
}
/**
 * TH-291 (3).
 */
export interface TankHunterAntiAirRolled {
  type: 'AntiAirRolled';
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-291 (2b).
 */
export interface TankHunterAskAntiAir {
  type: 'AskAntiAir';
}
/**
 * TH-231: the target of the attack may counter.
 */
export interface TankHunterAskCounter {
  type: 'AskCounter';
}
/**
 * A choice of the event being resolved (TH-401): *ask* tells which.
 */
export interface TankHunterAskEffect {
  type: 'AskEffect';
  playing: TankHunterPlaying;
  asked: number;
  ask: string;
}
/**
 * An event being played, or a commander being used: by whom, and on what.
 */
export interface TankHunterPlaying {
  seat: number;
  card: string;
  on: TankHunterAim;
}
/**
 * TH-300.
 */
export interface TankHunterAskEvade {
  type: 'AskEvade';
}
/**
 * TH-366.
 */
export interface TankHunterAskLeadership {
  type: 'AskLeadership';
}
/**
 * TH-109: one of the scouted player's units may counter the scouting unit.
 */
export interface TankHunterAskScoutCounter {
  type: 'AskScoutCounter';
}
/**
 * TH-124: an open window and who is asked just now, which only that player may know.
 *
 *     Chance is asked where all have passed and the window only waits for its time to be over (TH-125).
 */
export interface TankHunterAskWindow {
  type: 'AskWindow';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
  asked: number;
}
/**
 * To the player alone: you may play something in the open window.
 */
export interface TankHunterAsked {
  type: 'Asked';
  seat: number;
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
/**
 * TH-408: a declared attack. *modifiers* are the cards played on it; what they do is read when dice are due.
 */
export interface TankHunterAttack {
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
  line: 'front' | 'rear';
  target_line: 'front' | 'rear';
  modifiers: string[];
  counter_used: boolean;
  cancelled: boolean;
  hit: boolean;
}
/**
 * TH-145.
 */
export interface TankHunterAttackCancelled {
  type: 'AttackCancelled';
  attacker: string;
}
export interface TankHunterAttackDeclared {
  type: 'AttackDeclared';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
}
/**
 * TH-177.
 */
export interface TankHunterAttackFizzled {
  type: 'AttackFizzled';
  attacker: string;
}
/**
 * TH-146: what the attack is now.
 */
export interface TankHunterAttackRedirected {
  type: 'AttackRedirected';
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  charge: boolean;
}
/**
 * TH-060: the steps before this player's turn begin.
 */
export interface TankHunterBeforeTurn {
  type: 'BeforeTurn';
  seat: number;
  turn: number;
}
/**
 * TH-161.
 */
export interface TankHunterBombingCounted {
  type: 'BombingCounted';
  count: number;
}
/**
 * TH-046: somebody has chosen; what, nobody learns.
 */
export interface TankHunterCardPicked {
  type: 'CardPicked';
  seat: number;
}
/**
 * TH-146: grenade or trample against the new target of a redirected attack.
 */
export interface TankHunterChooseKind {
  type: 'ChooseKind';
}
/**
 * TH-324.
 */
export interface TankHunterCommanderArrived {
  type: 'CommanderArrived';
  seat: number;
  card: string;
}
/**
 * TH-322: face up in the rear line; no unit, so it stands apart from them.
 */
export interface TankHunterCommanderInPlay {
  card: string;
  exhausted: boolean;
}
export interface TankHunterCommanderUsed {
  type: 'CommanderUsed';
  seat: number;
  card: string;
  on: TankHunterAim;
}
/**
 * TH-078.
 */
export interface TankHunterConcealed {
  type: 'Concealed';
  unit: string;
}
export interface TankHunterCounterDeclared {
  type: 'CounterDeclared';
  unit: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
}
export interface TankHunterCounterDeclined {
  type: 'CounterDeclined';
  seat: number;
}
/**
 * Always counter, with all shots, or never; with this unit, or (no handle) with any.
 */
export interface TankHunterCounterOrder {
  type: 'CounterOrder';
  how: 'always' | 'never';
  unit: string;
}
/**
 * TH-040 to TH-044.
 */
export interface TankHunterDealCards {
  type: 'DealCards';
}
/**
 * To its player alone: the first six cards (TH-040, TH-041).
 */
export interface TankHunterDealt {
  type: 'Dealt';
  seat: number;
  cards: string[];
}
/**
 * TH-178, TH-133: into the score pile of *by*.
 */
export interface TankHunterDestroyed {
  type: 'Destroyed';
  unit: string;
  card: string;
  by: number;
  points: number;
}
/**
 * Ricochet: the dice of the shot are rolled again.
 */
export interface TankHunterDiceVoid {
  type: 'DiceVoid';
  unit: string;
}
/**
 * TH-141: a player discards until *keep* cards are left, before drawing.
 */
export interface TankHunterDiscardDown {
  type: 'DiscardDown';
  seat: number;
  keep: number;
}
/**
 * TH-141 and events: out of a hand, face up.
 */
export interface TankHunterDiscarded {
  type: 'Discarded';
  seat: number;
  cards: string[];
}
/**
 * TH-045: what each player holds and has put down. In the end *placed* keeps the placements secret (TH-050).
 */
export interface TankHunterDraft {
  packs: string[][];
  picks: string[][];
  placed: (TankHunterPlace | null)[];
}
/**
 * TH-046: the seats that still owe a pick.
 */
export interface TankHunterDraftCards {
  type: 'DraftCards';
  owing: number[];
}
/**
 * TH-047: how many events each player has in hand now.
 */
export interface TankHunterDraftEnded {
  type: 'DraftEnded';
  hands: number[];
}
/**
 * A die of an event or commander; it succeeds on *needs* or less.
 */
export interface TankHunterEffectRolled {
  type: 'EffectRolled';
  card: string;
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-155.
 */
export interface TankHunterEliminated {
  type: 'Eliminated';
  seat: number;
}
export interface TankHunterEvadeDeclined {
  type: 'EvadeDeclined';
  unit: string;
}
/**
 * Always evade or never; with this unit, or (no handle) with any.
 */
export interface TankHunterEvadeOrder {
  type: 'EvadeOrder';
  how: 'always' | 'never';
  unit: string;
}
/**
 * TH-300.
 */
export interface TankHunterEvadeRolled {
  type: 'EvadeRolled';
  unit: string;
  die: number;
  needs: number;
}
/**
 * TH-045.
 */
export interface TankHunterPacksPassed {
  type: 'PacksPassed';
  cards: number;
}
/**
 * To its player alone.
 */
export interface TankHunterPackReceived {
  type: 'PackReceived';
  seat: number;
  cards: string[];
}
/**
 * TH-050: somebody has placed; where, nobody learns yet.
 */
export interface TankHunterPlacementFixed {
  type: 'PlacementFixed';
  seat: number;
}
/**
 * TH-050: one player's cards on the table, all units face down.
 */
export interface TankHunterLinesShown {
  type: 'LinesShown';
  seat: number;
  front: string[];
  rear: string[];
  commanders: string[];
  hand: number;
}
/**
 * TH-052: the points of each player's most valuable unit.
 */
export interface TankHunterPointsAnnounced {
  type: 'PointsAnnounced';
  points: number[];
}
/**
 * TH-052: a tied player's die.
 */
export interface TankHunterFirstRolled {
  type: 'FirstRolled';
  seat: number;
  die: number;
}
export interface TankHunterFirstPlayer {
  type: 'FirstPlayer';
  seat: number;
}
/**
 * TH-061.
 */
export interface TankHunterRefreshed {
  type: 'Refreshed';
  seat: number;
  units: string[];
  commanders: string[];
}
/**
 * TH-062, TH-015: the hidden cards of a line as they lie now, under new handles; their faces are not told.
 */
export interface TankHunterRearranged {
  type: 'Rearranged';
  seat: number;
  line: 'front' | 'rear';
  units: TankHunterUnitInPlay[];
}
/**
 * TH-406: a unit in a front or rear line. Its position is its place among its owner's units of that line.
 */
export interface TankHunterUnitInPlay {
  handle: string;
  card: string;
  line: 'front' | 'rear';
  hidden: boolean;
  out_of_ammo: boolean;
  pinned: boolean;
  exhausted: boolean;
  attachments: string[];
  rolled_attack: boolean;
  evaded: boolean;
  escaped: boolean;
}
/**
 * TH-064.
 */
export interface TankHunterRelieved {
  type: 'Relieved';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
  cards: string[];
}
/**
 * TH-065: the rear line has become the front line.
 */
export interface TankHunterFrontFilled {
  type: 'FrontFilled';
  seat: number;
  units: string[];
}
/**
 * TH-077.
 */
export interface TankHunterRevealed {
  type: 'Revealed';
  unit: string;
  card: string;
}
/**
 * TH-093, TH-094.
 */
export interface TankHunterLineChanged {
  type: 'LineChanged';
  unit: string;
  line: 'front' | 'rear';
}
/**
 * TH-280.
 */
export interface TankHunterExhausted {
  type: 'Exhausted';
  unit: string;
}
/**
 * TH-012: out of ammo or pinned.
 */
export interface TankHunterMarked {
  type: 'Marked';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * TH-272.
 */
export interface TankHunterUnmarked {
  type: 'Unmarked';
  unit: string;
  marker: 'out_of_ammo' | 'pinned';
}
/**
 * TH-134: removed from the game. The card of a hidden unit is not told (TH-014).
 */
export interface TankHunterTakenOut {
  type: 'TakenOut';
  unit: string;
  card: string;
}
export interface TankHunterTurnBegan {
  type: 'TurnBegan';
  seat: number;
  turn: number;
}
/**
 * TH-125: shown by public facts alone.
 */
export interface TankHunterWindowOpened {
  type: 'WindowOpened';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
export interface TankHunterWindowClosed {
  type: 'WindowClosed';
  kind: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
}
export interface TankHunterEventPlayed {
  type: 'EventPlayed';
  seat: number;
  card: string;
  on: TankHunterAim;
}
/**
 * TH-136: a red event comes up and is played at once.
 */
export interface TankHunterRedDrawn {
  type: 'RedDrawn';
  seat: number;
  card: string;
}
/**
 * TH-130: what became of an event that was played; *place* is where it lies now, if it stays in play.
 */
export interface TankHunterEventSettled {
  type: 'EventSettled';
  card: string;
  after: 'attach' | 'discard' | 'remove' | 'stay';
  place: string;
}
/**
 * An event that lay in play has gone to the discard pile.
 */
export interface TankHunterEventEnded {
  type: 'EventEnded';
  event: TankHunterInPlay;
}
/**
 * TH-150 (1).
 */
export interface TankHunterExpiryRolled {
  type: 'ExpiryRolled';
  seat: number;
  card: string;
  die: number;
}
/**
 * TH-114.
 */
export interface TankHunterEventDrawn {
  type: 'EventDrawn';
  seat: number;
}
/**
 * To the player alone: what was drawn.
 */
export interface TankHunterEventReceived {
  type: 'EventReceived';
  seat: number;
  card: string;
}
/**
 * TH-042: so many cards in three piles; TH-143: *anew*, from the discard pile.
 */
export interface TankHunterEventDeckMade {
  type: 'EventDeckMade';
  cards: number;
  anew: boolean;
}
/**
 * To the player who looks alone: another's hand.
 */
export interface TankHunterHandShown {
  type: 'HandShown';
  seat: number;
  cards: string[];
}
/**
 * To the player who looks alone: the top of the event deck (TH-144).
 */
export interface TankHunterEventsSeen {
  type: 'EventsSeen';
  seat: number;
  cards: string[];
}
/**
 * TH-096.
 */
export interface TankHunterUnitDrawn {
  type: 'UnitDrawn';
  seat: number;
}
/**
 * To the player alone.
 */
export interface TankHunterUnitReceived {
  type: 'UnitReceived';
  seat: number;
  card: string;
}
export interface TankHunterUnitPlaced {
  type: 'UnitPlaced';
  unit: string;
  line: 'front' | 'rear';
}
export interface TankHunterScoutDeclared {
  type: 'ScoutDeclared';
  unit: string;
  opponent: number;
}
export interface TankHunterScoutRolled {
  type: 'ScoutRolled';
  unit: string;
  die: number;
  needs: number;
}
export interface TankHunterWaited {
  type: 'Waited';
  seat: number;
}
/**
 * TH-366: *by* is a unit's handle or a commander's card.
 */
export interface TankHunterLed {
  type: 'Led';
  unit: string;
  by: string;
}
/**
 * TH-176 (a): *needs* is the target number; None on a shot that is rolled for ammunition only (TH-224).
 */
export interface TankHunterShotRolled {
  type: 'ShotRolled';
  unit: string;
  target: string;
  dice: number[];
  needs: number | null;
}
export interface TankHunterShotMissed {
  type: 'ShotMissed';
  unit: string;
  target: string;
}
/**
 * The shot would destroy or pin, unless it is evaded or escaped.
 */
export interface TankHunterShotHit {
  type: 'ShotHit';
  unit: string;
  target: string;
}
/**
 * TH-177: the hit does not happen.
 */
export interface TankHunterHitEscaped {
  type: 'HitEscaped';
  unit: string;
}
/**
 * TH-291 (4).
 */
export interface TankHunterStrikeStopped {
  type: 'StrikeStopped';
  card: string;
  by: string;
}
/**
 * TH-159.
 */
export interface TankHunterResigned {
  type: 'Resigned';
  seat: number;
}
/**
 * TH-160, TH-161, TH-164, TH-169; scores in seat order, equal highest ones share the victory (TH-168).
 */
export interface TankHunterGameEnded {
  type: 'GameEnded';
  reason: 'bombing' | 'last-player' | 'stalemate' | 'unit-deck';
  scores: number[];
  winners: number[];
}
/**
 * TH-108: the scouting player chooses *count* hidden units of the opponent.
 */
export interface TankHunterExposeUnits {
  type: 'ExposeUnits';
  count: number;
}
/**
 * Do not ask me about this card: I keep it. In a window where I could use nothing else, I pass.
 */
export interface TankHunterKeepOrder {
  type: 'KeepOrder';
  card: string;
  window: ('air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout') | null;
}
/**
 * TH-400: a card on top of the event deck that somebody has looked at; *pile* is where it came from.
 */
export interface TankHunterKnownEvent {
  card: string;
  seats: number[];
  pile: number;
}
/**
 * Always lead, with what is revealed first, or never.
 */
export interface TankHunterLeadOrder {
  type: 'LeadOrder';
  how: 'always' | 'never';
}
/**
 * Where a question has only one answer, give it.
 */
export interface TankHunterOnlyOrder {
  type: 'OnlyOrder';
}
/**
 * TH-030: fixed and public once the game is created.
 */
export interface TankHunterOptions {
  tanks_only: boolean;
  nations: ('DE' | 'FR' | 'IT' | 'JP' | 'PL' | 'SU' | 'UK' | 'US')[];
  singletons: boolean;
  commanders: boolean;
  evading: boolean;
  charge: boolean;
  stalemate_rounds: number;
  pace: 'live' | 'relaxed';
  held_windows: boolean;
  deck: string;
}
/**
 * Pass in windows of this kind: always, in my own turn or in others', or unless my units are under fire.
 */
export interface TankHunterPassOrder {
  type: 'PassOrder';
  window: 'air' | 'counter' | 'declare' | 'hit' | 'open' | 'roll' | 'scout';
  when: 'always' | 'others_turn' | 'own_turn' | 'unless_concerned';
}
/**
 * Before the turn, step d (TH-064).
 */
export interface TankHunterPayRelief {
  type: 'PayRelief';
}
/**
 * TH-400: a card comes up that a player looks at on top of the event deck.
 */
export interface TankHunterPeekEvent {
  type: 'PeekEvent';
  seat: number;
}
/**
 * TH-096.
 */
export interface TankHunterPlaceDrawn {
  type: 'PlaceDrawn';
  seat: number;
}
/**
 * TH-050: the seats that still owe their placement.
 */
export interface TankHunterPlaceUnits {
  type: 'PlaceUnits';
  owing: number[];
}
/**
 * Use this card as soon as it can be used, if my unit at stake is worth so many points.
 */
export interface TankHunterPlayOrder {
  type: 'PlayOrder';
  card: string;
  worth: number;
}
/**
 * TH-407.
 */
export interface TankHunterPlayer {
  units: TankHunterUnitInPlay[];
  commanders: TankHunterCommanderInPlay[];
  hand: string[];
  drawn: string[];
  score: string[];
  staying: string[];
  ignored_water: TankHunterInPlay[];
  eliminated: boolean;
  resigned: boolean;
  named: number;
}
/**
 * What would this attack come to? Nobody plays a card; the other may counter and evade, or not.
 */
export interface TankHunterTryAttack {
  type: 'TryAttack';
  attack: TankHunterDeclareAttack;
  counter: boolean;
  evade: boolean;
  leader: string;
}
/**
 * Every attack this unit could make, with its target number.
 */
export interface TankHunterTryTargets {
  type: 'TryTargets';
  attacker: string;
}
/**
 * What would this counter come to, and the attack after it?
 */
export interface TankHunterTryCounter {
  type: 'TryCounter';
  counter: TankHunterCounter;
  leader: string;
}
/**
 * What will the attack under way come to, if nobody plays anything more?
 */
export interface TankHunterTryFight {
  type: 'TryFight';
  counter: boolean;
  evade: boolean;
}
export interface TankHunterTryScout {
  type: 'TryScout';
  scout: TankHunterScout;
}
/**
 * Before the turn, step b (TH-062).
 */
export interface TankHunterRearrangeHidden {
  type: 'RearrangeHidden';
}
/**
 * TH-359, TH-362, TH-364: a die for the unit's ammunition only.
 */
export interface TankHunterRollAmmunition {
  type: 'RollAmmunition';
  unit: string;
}
/**
 * TH-291 (3).
 */
export interface TankHunterRollAntiAir {
  type: 'RollAntiAir';
  unit: string;
}
/**
 * A die of the event or commander being resolved; *unit* is whom it is rolled for, if anybody.
 */
export interface TankHunterRollEffect {
  type: 'RollEffect';
  playing: TankHunterPlaying;
  unit: string;
}
/**
 * TH-300.
 */
export interface TankHunterRollEvade {
  type: 'RollEvade';
}
/**
 * TH-150 (1): does this staying event end?
 */
export interface TankHunterRollExpiry {
  type: 'RollExpiry';
  card: string;
}
/**
 * TH-052: the tied seats, and what the first of them have rolled.
 */
export interface TankHunterRollForFirst {
  type: 'RollForFirst';
  tied: number[];
  rolled: number[];
}
/**
 * TH-107.
 */
export interface TankHunterRollScout {
  type: 'RollScout';
}
/**
 * TH-176 (a): dice of one shot are due until the shooting has them all.
 */
export interface TankHunterRollShot {
  type: 'RollShot';
}
/**
 * TH-105: a declared scouting, with the cards used on it.
 */
export interface TankHunterScouting {
  unit: string;
  opponent: number;
  modifiers: string[];
}
/**
 * What *seat* may know and looks at. A card that it may not know is UNKNOWN.
 */
export interface TankHunterScreen {
  seat: number;
  options: TankHunterOptions;
  players: TankHunterPlayer[];
  unit_deck: number;
  known_top: TankHunterKnownEvent[];
  piles: number[];
  discard: string[];
  bombings: number;
  turn: number;
  turn_player: number;
  actions: number;
  draft: TankHunterDraft | null;
  attack: TankHunterAttack | null;
  shooting: TankHunterShooting | null;
  scouting: TankHunterScouting | null;
  strike: TankHunterStrike | null;
  question:
    | (
        | TankHunterDraftCards
        | TankHunterPlaceUnits
        | TankHunterRearrangeHidden
        | TankHunterAdvanceUnit
        | TankHunterPayRelief
        | TankHunterTakeAction
        | TankHunterAskWindow
        | TankHunterChooseKind
        | TankHunterAskCounter
        | TankHunterAskScoutCounter
        | TankHunterAskLeadership
        | TankHunterAskEvade
        | TankHunterExposeUnits
        | TankHunterAskAntiAir
        | TankHunterDiscardDown
        | TankHunterPlaceDrawn
        | TankHunterAskEffect
        | TankHunterDealCards
        | TankHunterRollForFirst
        | TankHunterTakeEvent
        | TankHunterTakeUnit
        | TankHunterPeekEvent
        | TankHunterRollScout
        | TankHunterRollShot
        | TankHunterRollEvade
        | TankHunterRollAmmunition
        | TankHunterRollAntiAir
        | TankHunterRollEffect
        | TankHunterRollExpiry
      )
    | null;
}
/**
 * TH-408: one unit's shots at another, as attack or as counter, with what holds for this shooting alone.
 */
export interface TankHunterShooting {
  attacker: string;
  target: string;
  kind: 'anti_armour' | 'grenade' | 'gunfight' | 'long_range' | 'suicide' | 'trample';
  shots: number;
  counter: boolean;
  charge: boolean;
  paratroop: boolean;
  modifiers: string[];
  ignores: TankHunterInPlay[];
  lead: boolean;
  needs: number | null;
  dice: number[];
  ammo: boolean;
  hit: boolean;
  evaded: boolean;
}
/**
 * TH-291: an announced air strike, the commanders used against it and the anti-air units that have fired.
 */
export interface TankHunterStrike {
  playing: TankHunterPlaying;
  target: string;
  modifiers: string[];
  fired: string[];
}
/**
 * MAIN (TH-098): the turn player's events, abilities and actions.
 */
export interface TankHunterTakeAction {
  type: 'TakeAction';
}
/**
 * TH-114: an event is drawn by chance.
 */
export interface TankHunterTakeEvent {
  type: 'TakeEvent';
  seat: number;
}
/**
 * TH-096: a unit card is drawn by chance.
 */
export interface TankHunterTakeUnit {
  type: 'TakeUnit';
  seat: number;
}
/**
 * Leave out a step before the turn.
 */
export interface TankHunterStepOrder {
  type: 'StepOrder';
  step: 'advance' | 'rearrange' | 'relief';
}
