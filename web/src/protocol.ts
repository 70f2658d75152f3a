// SPDX-License-Identifier: Apache-2.0
// What the server and the page say to each other. Written by `make_protocol` from the structs of
// src/table, src/server and the games' views: change those, then build the target `protocol`.

export type Seat = number;

/** A key of the catalogues and what its placeholders stand for. */
export interface Message {
  key: string;
  args: Record<string, number | string>;
}

export type Status = 'waiting' | 'playing' | 'over';

export type Spectators = 'none' | 'after' | 'live';

export type Talk = 'free' | 'signs' | 'silent';

export type SeatKind = 'person' | 'bot' | 'open';

export type Level = 'gentle' | 'steady' | 'deep';

export interface SeatInfo {
  kind: SeatKind;
  name: string;
  level: Level | null;
  present: boolean;
  taken_over: boolean;
  replaceable_in: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: unknown;
  status: Status;
  spectators: Spectators;
  thinking_seconds: number;
  talk: Talk;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  undone: number;
  inputs: number;
  lesson: boolean;
  chapter: number;
  goes_on: boolean;
  next: string | null;
}

export interface Prompt {
  message: Message;
  rules: string[];
}

export interface PriceLine {
  what: string;
  amount: number;
}

export interface ChoiceInfo {
  action: string;
  does: unknown;
  text: Message | null;
  price: PriceLine[];
}

export interface StoryLine {
  inputs: number | null;
  text: Message;
}

export interface Story {
  from: number;
  lines: StoryLine[];
}

export interface Page {
  name: string;
  text: string;
}

export interface Pages {
  from: number;
  pages: Page[];
}

export interface ChatLine {
  by: Seat;
  text: string;
  at: number;
}

export interface Chat {
  from: number;
  lines: ChatLine[];
}

export interface UndoInfo {
  action: string;
  text: Message;
  free: boolean;
  asks: Seat[];
}

export type ProposalKind = 'undo' | 'bot';

export interface Proposal {
  number: number;
  kind: ProposalKind;
  by: Seat;
  seat: Seat | null;
  level: Level | null;
  waiting_for: Seat[];
  takes_back: Message[];
}

export interface ClockInfo {
  seats: Seat[];
  milliseconds_left: number;
}

export interface TimerInfo {
  milliseconds_left: number;
  milliseconds: number;
}

export interface ScoreLine {
  key: string;
  points: number;
}

export interface SeatResult {
  won: boolean;
  score: number;
  breakdown: ScoreLine[];
}

export interface Result {
  ending: string;
  rule: string;
  seats: SeatResult[];
}

export interface State {
  type: 'state';
  version: number;
  decision: number;
  you: Seat | null;
  table: TableInfo;
  view: unknown | null;
  turn: Seat[];
  waiting: Seat[];
  prompt: Prompt | null;
  choices: ChoiceInfo[] | null;
  story: Story;
  pages: Pages;
  chat: Chat;
  undo: UndoInfo | null;
  proposals: Proposal[];
  clock: ClockInfo | null;
  timer: TimerInfo | null;
  ending: Message | null;
  result: Result | null;
}

export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

export interface Refusal {
  message: Message;
  rule: string;
}

export interface Refused {
  type: 'refused';
  id: string;
  version: number;
  reason: Refusal;
}

export interface HintChoice {
  action: string;
  value: number | null;
}

export interface Hint {
  type: 'hint';
  id: string;
  version: number;
  action: string;
  choices: HintChoice[];
  reason: Message | null;
}

export interface Preview {
  type: 'preview';
  id: string;
  version: number;
  action: string;
  refusal: Refusal | null;
  events: Message[];
  view: unknown | null;
}

export interface Moment {
  type: 'moment';
  id: string;
  at: number;
  view: unknown;
  turn: Seat[];
  events: Message[];
}

export interface Earlier {
  type: 'earlier';
  id: string;
  story: Story;
}

export interface Closing {
  type: 'closing';
  reason: Message;
  come_back: boolean;
  goes_on: boolean;
  has_log: boolean;
}

export type Letter =
  | State
  | Accepted
  | Refused
  | Hint
  | Preview
  | Moment
  | Earlier
  | Closing;

export type Demand =
  | { type: 'join'; secret: string; name: string }
  | { type: 'rename'; name: string }
  | { type: 'play'; action: string }
  | { type: 'undo' }
  | { type: 'answer'; proposal: number; agree: boolean }
  | { type: 'seat_bot'; seat: Seat; level: Level }
  | { type: 'go_ahead'; seat: Seat }
  | { type: 'return' }
  | { type: 'resign' }
  | { type: 'chat'; text: string }
  | { type: 'hint' }
  | { type: 'preview'; action: string }
  | { type: 'look'; at: number }
  | { type: 'earlier'; before: number }
  | { type: 'speak'; language: string };

export type SeatWish = 'me' | 'bot' | 'open' | 'again';

export interface SeatOrder {
  kind: SeatWish;
  level: Level | null;
  seat: Seat | null;
}

export interface TableOrder {
  game: string;
  options: unknown;
  seats: SeatOrder[];
  name: string;
  spectators: Spectators;
  thinking_seconds: number;
  lesson: boolean | null;
  talk: Talk | null;
}

export interface OptionInfo {
  name: string;
  choices: string[];
  default_value: unknown;
}

export interface GameInfo {
  id: string;
  options: OptionInfo[];
  levels: string[];
}

export interface Invitation {
  seat: Seat;
  secret: string;
}

export interface NewTable {
  table: string;
  invitations: Invitation[];
}

export interface Summary {
  table: string;
  game: string;
  options: unknown;
  status: Status;
  seats: SeatInfo[];
  you: Seat | null;
  your_turn: boolean;
  ending: Message | null;
  won: boolean | null;
  score: number | null;
  brought: boolean;
  chapter: number;
  goes_on: boolean;
  at: number;
}

export interface TableLists {
  unfinished: Summary[];
  finished: Summary[];
}

export interface BranchOrder {
  at: number;
  seat: Seat;
  level: Level;
}

export namespace dream_runners {
  export type Phase = 'dealing' | 'dreaming' | 'composing' | 'sharing' | 'opening' | 'unlocking' | 'colouring' | 'bat' | 'buying' | 'restocking' | 'calming' | 'over';

  export type Sand = 'lying' | 'running';

  export type CellKind = 'reward' | 'nightmare' | 'octopus' | 'bat' | 'spider' | 'chest' | 'crossroads';

  export type Good = 'blue' | 'white' | 'orange' | 'green' | 'wild' | 'key' | 'coin' | 'serenity';

  export interface Reward {
    good: dream_runners.Good;
    amount: number;
  }

  export interface CellView {
    kind: dream_runners.CellKind;
    number: number;
    rewards: dream_runners.Reward[];
  }

  export interface DreamView {
    number: number;
    level: number;
    star: boolean;
    cells: dream_runners.CellView[];
  }

  export type Shape = 'one' | 'two' | 'three' | 'corner';

  export type Effect = 'blank' | 'gather' | 'repel' | 'twice' | 'both';

  export interface SegmentView {
    number: number;
    shape: dream_runners.Shape;
    effects: dream_runners.Effect[];
    coins: number;
    points: number;
  }

  export interface Lying {
    turns: number;
    cells: number[];
  }

  export interface OwnedView {
    segment: dream_runners.SegmentView;
    lying: dream_runners.Lying | null;
  }

  export type Colour = 'blue' | 'white' | 'orange' | 'green';

  export interface ScoreView {
    stars: number;
    serenity: number;
    segments: number;
  }

  export interface CellForecast {
    effect: dream_runners.Effect | null;
    gathered: boolean;
    repelled: boolean;
    loss: number;
    gains: dream_runners.Reward[];
  }

  export interface Forecast {
    missing: number;
    surplus: number;
    lost: number;
    gained: number;
    serenity: number;
    openings: number;
    bat: boolean;
    cells: dream_runners.CellForecast[];
  }

  export interface PlayerView {
    segments: dream_runners.OwnedView[];
    hidden: boolean;
    serenity: number;
    stars: number;
    coins: number;
    keys: number;
    fragments: Record<dream_runners.Colour, number>;
    changes_left: number;
    locked: boolean;
    awake: boolean;
    gained: number;
    lost: number;
    wilds: number;
    wild_pairs: number;
    owed_keys: number;
    owed_fragments: Record<dream_runners.Colour, number>;
    shared: number[];
    score: dream_runners.ScoreView;
    forecast: dream_runners.Forecast | null;
  }

  export interface SaleView {
    shape: dream_runners.Shape;
    segment: dream_runners.SegmentView | null;
    price: number;
    coins_short: number;
    unseen: number[];
  }

  export interface ChestView {
    keys: number;
    number: number | null;
    holds: dream_runners.Reward[];
    unseen: number[];
  }

  export interface SupplyView {
    coins: number;
    keys: number;
    fragments: Record<dream_runners.Colour, number>;
  }

  export interface View {
    viewer: Seat;
    phase: dream_runners.Phase;
    turn: number;
    sand: dream_runners.Sand;
    first: Seat;
    active: Seat;
    waiting: Seat[];
    dream: dream_runners.DreamView | null;
    players: dream_runners.PlayerView[];
    sale: dream_runners.SaleView[];
    serenity_price: number;
    chests: dream_runners.ChestView[];
    dreams_unseen: number[][];
    sets_left: number[];
    supply: dream_runners.SupplyView;
    star_points: number[];
    shared_left: number[];
    openings: number[];
    openings_due: number;
  }

  export type Verb = 'deal' | 'offer' | 'dream' | 'reveal' | 'pour' | 'ring' | 'call' | 'place' | 'take_back' | 'lock' | 'share' | 'open' | 'choose' | 'give_up' | 'buy' | 'pass' | 'calm' | 'finish';

  export interface ActionInfo {
    verb: dream_runners.Verb;
    number: number | null;
    cell: number | null;
    turns: number | null;
    colour: dream_runners.Colour | null;
  }
}

export namespace dreamscape {
  export type Phase = 'preparing' | 'choosing' | 'emergence' | 'voyage' | 'haunting' | 'creation' | 'dawn' | 'over';

  export type Fragment = 'water' | 'stone' | 'earth' | 'grass' | 'movement' | 'nightmare';

  export interface Hex {
    q: number;
    r: number;
  }

  export interface StackShown {
    cell: string;
    hex: dreamscape.Hex;
    fragments: dreamscape.Fragment[];
    tree: boolean;
    mountain: boolean;
    climbed: boolean;
  }

  export type Power = 'archives' | 'king' | 'harvesters' | 'lake' | 'tower' | 'golem';

  export interface Pile {
    hex: dreamscape.Hex;
    fragments: dreamscape.Fragment[];
    tree: boolean;
    dreamer: boolean;
  }

  export interface CardShown {
    card: string;
    level: number;
    points: number;
    power: dreamscape.Power;
    structure: dreamscape.Pile[];
  }

  export interface Built {
    present: number;
    in_the_way: number;
    has_tree: boolean;
    has_dreamer: boolean;
  }

  export interface Nearness {
    present: number;
    needed: number;
    in_the_way: number;
    missing: Record<dreamscape.Fragment, number>;
    missing_trees: number;
    missing_dreamer: boolean;
    at: number[];
    built: dreamscape.Built[];
  }

  export interface HeldCard {
    card: dreamscape.CardShown;
    stored: dreamscape.Fragment | null;
    near: dreamscape.Nearness;
    cells: string[];
  }

  export interface ScoreSheet {
    cards: number;
    walking: number;
    trees: number;
    objectives: number[];
    open_cards: number;
    nightmares: number;
  }

  export interface PlayerShown {
    token: number | null;
    power_used: boolean;
    location: number;
    hands: Record<dreamscape.Fragment, number>;
    board: dreamscape.StackShown[];
    dreamer: string | null;
    free_step: boolean;
    open: dreamscape.HeldCard[];
    drawn: dreamscape.HeldCard[];
    completed: number;
    top: dreamscape.CardShown | null;
    stored_on_top: dreamscape.Fragment | null;
    trees: number;
    score: number;
    sheet: dreamscape.ScoreSheet;
    total: number;
  }

  export interface LocationShown {
    number: number;
    power: dreamscape.Power;
    row: dreamscape.Fragment[];
    sleepers: Seat[];
    nightmare: boolean;
    gathers: dreamscape.Fragment[];
  }

  export interface LinkShown {
    low: number;
    high: number;
    haunted: boolean;
  }

  export type Aim = 'most_fragments' | 'most_pairs' | 'most_cards' | 'furthest' | 'most_of_colour' | 'most_singles' | 'by_number' | 'largest_group' | 'no_nightmares' | 'fewest_free_cells' | 'view';

  export interface AimStanding {
    count: number;
    points: number;
    leads: boolean;
    lacks: number;
  }

  export interface ObjectiveShown {
    objective: string;
    aim: dreamscape.Aim;
    colour: dreamscape.Fragment | null;
    points: number[];
    trees: boolean;
    standings: dreamscape.AimStanding[];
  }

  export interface DeckShown {
    unseen: number;
    under: string[];
  }

  export type Question = 'none' | 'complete' | 'retain' | 'deck' | 'keep';

  export type Task = 'none' | 'harvest' | 'lake' | 'order' | 'tower' | 'golem';

  export interface RivalSetShown {
    colour: dreamscape.Fragment;
    held: number;
    needed: number;
    points: number;
  }

  export interface RivalSheet {
    head_start: number;
    created: number;
    objectives: number[];
  }

  export interface RivalShown {
    token: number | null;
    hands: Record<dreamscape.Fragment, number>;
    gathered: Record<dreamscape.Fragment, number>;
    sets: dreamscape.RivalSetShown[];
    trees: number;
    score: number;
    sheet: dreamscape.RivalSheet;
    total: number;
  }

  export interface ReachShown {
    card: string;
    near: dreamscape.Nearness;
    points: number;
  }

  export type Measure = 'points' | 'nightmares' | 'cards';

  export interface Decision {
    winners: Seat[];
    points: number;
    by: dreamscape.Measure | null;
    best: number;
    next: number;
    margin: number;
  }

  export interface Shown {
    viewer: Seat;
    phase: dreamscape.Phase;
    cycle: number;
    cycles: number;
    acting: Seat[];
    action_points: number;
    entrance: string;
    players: dreamscape.PlayerShown[];
    locations: dreamscape.LocationShown[];
    links: dreamscape.LinkShown[];
    objectives: dreamscape.ObjectiveShown[];
    decks: dreamscape.DeckShown[];
    bag: Record<dreamscape.Fragment, number>;
    trees: number;
    reserve: number;
    question: dreamscape.Question;
    task: dreamscape.Task;
    task_left: number;
    harvest: dreamscape.Fragment[];
    lake: number | null;
    ordered: number;
    rival: dreamscape.RivalShown | null;
    reach: dreamscape.ReachShown[];
    decision: dreamscape.Decision | null;
  }

  export type Verb = 'token' | 'objective' | 'colour' | 'card' | 'fragment' | 'keep' | 'collect' | 'move' | 'power' | 'store' | 'invoke' | 'enter' | 'sleep' | 'haunt' | 'place' | 'step' | 'plant' | 'trade' | 'finish' | 'complete' | 'retain' | 'draw' | 'harvest' | 'lake' | 'order' | 'lift' | 'golem' | 'done';

  export interface ActionInfo {
    verb: dreamscape.Verb;
    fragment: dreamscape.Fragment | null;
    taken: dreamscape.Fragment | null;
    card: string | null;
    objective: string | null;
    number: number | null;
    from: string | null;
    cell: string | null;
    link: string | null;
    count: number | null;
  }
}

export namespace onirim {
  export type Phase = 'opening' | 'drafting' | 'acting' | 'claiming' | 'exchanging' | 'foreseeing' | 'banishing' | 'ordering' | 'refilling' | 'unlocking' | 'haunted' | 'revealing' | 'redrawing' | 'over';

  export type Card = 'red_sun' | 'red_moon' | 'red_key' | 'blue_sun' | 'blue_moon' | 'blue_key' | 'green_sun' | 'green_moon' | 'green_key' | 'brown_sun' | 'brown_moon' | 'brown_key' | 'red_door' | 'blue_door' | 'green_door' | 'brown_door' | 'nightmare';

  export interface TopView {
    card: onirim.Card | null;
    known_to: Seat[];
  }

  export type Colour = 'red' | 'blue' | 'green' | 'brown';

  export interface LimboView {
    doors: Record<onirim.Colour, number>;
    nightmares: number;
  }

  export interface PlayerView {
    row: onirim.Card[];
    run: number;
    doors: Record<onirim.Colour, number>;
    hand: onirim.Card[];
    hidden: number;
    shown: onirim.Card[];
  }

  export type Ending = 'none' | 'escaped' | 'deck_empty' | 'door_lost';

  export interface View {
    viewer: Seat;
    phase: onirim.Phase;
    active: Seat;
    deck: number;
    top: onirim.TopView[];
    unseen: Record<onirim.Card, number>;
    discard: Record<onirim.Card, number>;
    limbo: onirim.LimboView;
    players: onirim.PlayerView[];
    common: onirim.Card[];
    drawn: onirim.Card | null;
    progress: number;
    prophecy_waits: boolean;
    ending: onirim.Ending;
  }

  export type Verb = 'draw' | 'take' | 'play' | 'discard' | 'claim' | 'leave' | 'swap' | 'keep' | 'banish' | 'put' | 'unlock' | 'pay' | 'yield' | 'reveal' | 'drop';

  export type Place = 'hand' | 'common';

  export interface ActionInfo {
    verb: onirim.Verb;
    card: onirim.Card | null;
    other: onirim.Card | null;
    from: onirim.Place;
  }
}

export type Command = Demand & { id: string; version: number };
