// How is the table drawn, and when?

import { Container, type Application } from 'pixi.js';
import type { CardAtlas, DeckLook } from '#renderer/art/cardAtlas.ts';
import type { FeltName } from '#renderer/art/feltColours.ts';
import type { Sounds } from '#renderer/sound/sounds.ts';
import type { Stage } from '#renderer/table/desk/stage.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import { emptyScene, type Scene } from '#renderer/table/scene/scene.ts';
import { shedChanged } from '#renderer/table/parts/shed/shedPlan.ts';
import type { Plan } from '#renderer/table/scene/step.ts';
import { sharpness, stillApplication } from './application.ts';
import { CardField } from './CardField.ts';
import { ChainSigns } from '#renderer/table/parts/chain/ChainSigns.ts';
import { ChoiceSigns } from '#renderer/table/parts/choices/ChoiceSigns.ts';
import { Cloth } from './Cloth.ts';
import { handSpot } from './handSpot.ts';
import type { HandLook } from './handTarget.ts';
import { Player } from './Player.ts';
import { PotView } from './PotView.ts';
import type { SeatPerson } from './seatPerson.ts';
import { SeatRow } from './SeatRow.ts';
import { ShedView } from '#renderer/table/parts/shed/ShedView.ts';
import { ShowdownRow } from '#renderer/table/parts/openHands/OpenHandsView.ts';
import { sharedAtlas } from './sharedAtlas.ts';
import { snapshotOf, type SpriteState } from './snapshot.ts';
import { StakesView } from '#renderer/table/parts/wager/StakesView.ts';
import { beginStep, type StageParts } from './stepCast.ts';

export type Motion = 'off' | 'fast' | 'normal';

export type ViewOptions = { readonly deck: DeckLook; readonly layout: Layout; readonly sounds: Pick<Sounds, 'play'>; readonly renderer: 'webgl' | 'canvas' };

const speeds = { fast: 2.1, normal: 1 } as const;
/** Every waiting view quickens the table by this part. */
const catchUp = 0.8;

export class TableView implements Stage {
  readonly #app: Application;
  readonly #cloth: Cloth;
  readonly #atlas: CardAtlas;
  readonly #sounds: Pick<Sounds, 'play'>;
  readonly #cards: CardField;
  readonly #seats: SeatRow;
  readonly #pot: PotView;
  readonly #stakes: StakesView;
  readonly #showdown: ShowdownRow;
  readonly #shed: ShedView;
  readonly #chain: ChainSigns;
  readonly #choices: ChoiceSigns;
  readonly #above = new Container({ label: 'celebrations' });
  readonly #player: Player;
  #layout: Layout;
  #scene: Scene = emptyScene;
  #motion: Motion = 'normal';
  #pace = 1;
  #wanted = true;
  #isGone = false;

  /** Rejects where neither WebGL nor a canvas can be had. */
  static async create(host: HTMLElement, options: ViewOptions): Promise<TableView> {
    const atlas = await sharedAtlas(options.deck);
    return new TableView(await stillApplication(options.layout.room, options.renderer), host, atlas, options);
  }

  private constructor(app: Application, host: HTMLElement, atlas: CardAtlas, { layout, sounds }: ViewOptions) {
    this.#app = app;
    this.#cloth = new Cloth(host);
    this.#atlas = atlas;
    this.#sounds = sounds;
    this.#layout = layout;
    this.#seats = new SeatRow(atlas, layout, emptyScene, () => this.wake());
    this.#cards = new CardField(atlas, layout, (spot) => handSpot(spot, { seats: this.#seats, showdown: this.#showdown, layout: this.#layout }));
    this.#pot = new PotView(atlas, layout);
    this.#stakes = new StakesView(atlas, layout);
    this.#showdown = new ShowdownRow(atlas, layout);
    this.#shed = new ShedView(atlas, layout);
    this.#chain = new ChainSigns(atlas, layout, (key) => this.#cards.spriteOf(key));
    this.#choices = new ChoiceSigns(layout, (key) => this.#cards.spriteOf(key));
    this.#player = new Player({ begin: (step) => beginStep(this.#parts, step), end: (step) => step.type === 'fly' && this.#cards.land(step) });
    const { heap, open, aside, held } = this.#cards.layers;
    app.stage.addChild(this.#pot, this.#seats.fans, heap, this.#shed.below, this.#showdown, this.#stakes, this.#seats.plates, ...open, this.#shed.above, ...aside, this.#choices, ...held, this.#above);
    this.#seats.layout = layout;
    app.canvas.setAttribute('aria-hidden', 'true');
    host.append(app.canvas);
    app.ticker.add(({ deltaMS }) => this.#tick(deltaMS));
    this.wake();
  }

  get renderer(): string {
    return this.#app.renderer.name;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    this.#seats.glides = motion !== 'off';
    if (motion === 'off') this.#finish();
    this.#hasten(0);
  }

  /** How many times as fast as the motion says. */
  set pace(pace: number) {
    this.#pace = pace;
    this.#hasten(0);
  }

  set deck(deck: DeckLook) {
    this.#atlas.show(deck);
    this.wake();
  }

  set people(people: readonly SeatPerson[]) {
    this.#seats.people = people;
    this.wake();
  }

  set hand(look: HandLook) {
    this.#cards.look = look;
    if (this.#motion === 'off' && !this.#isGone) this.#cards.jump();
    this.wake();
  }

  /** Paints the cloth where it changed; the window's size or the seats have changed. */
  lay(layout: Layout, felt: FeltName): void {
    const { width, height } = layout.room;
    const isSame = layout === this.#layout;
    this.#layout = layout;
    this.#cloth.lay(layout, felt, sharpness());
    if (isSame && this.#app.screen.width === width && this.#app.screen.height === height) return;
    this.#app.renderer.resize(width, height);
    for (const part of [...this.#settling, this.#pot]) part.layout = layout;
    // Cards in the air fly on; the end of the plan puts them where they belong now.
    if (!this.#player.isPlaying) this.#settle();
    this.#cards.jump();
    this.wake();
  }

  perform(plan: Plan | null, scene: Scene, done: () => void): void {
    this.#scene = scene;
    // Nobody is to act, and nothing is asked for, before the cards are dealt.
    const deals = plan?.steps.some(({ type }) => type === 'clear') ?? false;
    this.#showdown.expect(scene, plan === null || this.#motion === 'off');
    this.#cards.showing = this.#choices.showing = this.#chain.showing = this.#showdown.showing;
    if (scene.chain.length > 0) this.#cover(scene);
    this.#seats.turnTo(deals && this.#motion !== 'off' ? { ...shedChanged(scene, { want: null }), toAct: [] } : scene);
    if (plan === null || this.#motion === 'off') {
      // Who looks back does not wait for what is still under way.
      this.#finish();
      for (const name of new Set(plan?.steps.flatMap((step) => (step.type === 'sound' ? [step.name] : [])))) this.#sounds.play(name);
      this.#settle();
      if (this.#motion === 'off') this.#cards.jump();
      this.wake();
      done();
      return;
    }
    this.#player.play(plan, () => {
      this.#settle();
      done();
    });
    this.wake();
  }

  shake(keys: ReadonlySet<string>): void {
    this.#sounds.play('error');
    if (this.#motion !== 'off') this.#cards.shake(keys);
    this.wake();
  }

  yourTurn(): void {
    this.#sounds.play('yourTurn');
  }

  pressed(waiting: number): void {
    this.#hasten(waiting);
  }

  #hasten(waiting: number): void {
    if (this.#motion !== 'off') this.#player.speed = speeds[this.#motion] * this.#pace * (1 + waiting * catchUp);
  }

  /** What is under way goes on faster. */
  hurry(): void {
    this.#player.hurry();
  }

  get isPlaying(): boolean {
    return this.#player.isPlaying;
  }

  setClock(seat: number, remaining: number | null): void {
    if (!this.#isGone && this.#seats.setClock(seat, remaining)) this.wake();
  }

  /** One more frame at least; not once it is gone, when clocks and pointers may still be told to it. */
  wake(): void {
    if (this.#isGone) return;
    this.#wanted = true;
    if (!this.#app.ticker.started) this.#app.ticker.start();
  }

  snapshot(): readonly SpriteState[] {
    return snapshotOf(this.#app.stage, this.#cards.sprites);
  }

  destroy(): void {
    this.#isGone = true;
    this.#player.stop();
    this.#app.ticker.stop();
    this.#cloth.remove();
    // The atlas and the avatars are shared with the next table.
    this.#app.destroy({ removeView: true }, { children: true });
  }

  #tick(ms: number): void {
    const wanted = this.#wanted;
    this.#wanted = false;
    this.#player.tick(ms);
    const moves = [this.#cards.tick(ms), this.#seats.tick(ms)].includes(true);
    if (!moves && !wanted && !this.#player.isBusy) this.#app.ticker.stop();
  }

  /** Cuts a plan short: its end is shown at once. */
  #finish(): void {
    if (this.#player.isPlaying) this.#player.finish();
  }

  #settle(): void {
    const { pots, pot } = this.#scene;
    for (const part of this.#settling) part.settle(this.#scene);
    this.#cover(this.#scene);
    this.#pot.settle(pots === null ? (pot ?? 0) : 0);
    this.wake();
  }

  /** What a chain lies upon would be half seen: it is not seen at all meanwhile. */
  #cover({ chain }: Scene): void {
    const box = chain.length > 0 ? (this.#layout.chainPlace(this.#showdown.showing)?.box ?? null) : null;
    for (const part of [this.#shed, this.#pot]) part.cover(box);
  }

  /** The cards first: the others' signs lie on them. */
  get #settling() {
    return [this.#cards, this.#seats, this.#stakes, this.#showdown, this.#shed, this.#chain, this.#choices] as const;
  }

  get #parts(): StageParts {
    return { atlas: this.#atlas, layout: this.#layout, cards: this.#cards, seats: this.#seats, pot: this.#pot, stakes: this.#stakes, showdown: this.#showdown, shed: this.#shed, chain: this.#chain, choices: this.#choices, above: this.#above, sounds: this.#sounds };
  }
}
