// How is the table drawn, and when?

import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import type { CardAtlas, DeckLook } from '#renderer/art/cardAtlas.ts';
import { paintTable } from '#renderer/art/felt.ts';
import type { FeltName } from '#renderer/art/feltColours.ts';
import type { Sounds } from '#renderer/sound/sounds.ts';
import type { Stage } from '#renderer/table/desk/stage.ts';
import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import { emptyScene, type Scene } from '#renderer/table/scene/scene.ts';
import type { Plan, Spot, Step } from '#renderer/table/scene/step.ts';
import { CardField } from './CardField.ts';
import { celebrate } from './celebrations.ts';
import type { HandLook } from './handTarget.ts';
import { Player } from './Player.ts';
import { PotView } from './PotView.ts';
import type { SeatPerson } from './seatPerson.ts';
import { SeatRow } from './SeatRow.ts';
import { sharedAtlas } from './sharedAtlas.ts';
import { snapshotOf, type SpriteState } from './snapshot.ts';

export type Motion = 'off' | 'fast' | 'normal';

export type ViewOptions = { readonly deck: DeckLook; readonly layout: Layout; readonly sounds: Pick<Sounds, 'play'>; readonly renderer: 'webgl' | 'canvas' };

const speeds = { fast: 2.1, normal: 1 } as const;
const sharpest = 2;
/** Every waiting view quickens the table by this part. */
const catchUp = 0.8;

export class TableView implements Stage {
  readonly #app: Application;
  readonly #host: HTMLElement;
  readonly #atlas: CardAtlas;
  readonly #sounds: Pick<Sounds, 'play'>;
  readonly #cards: CardField;
  readonly #seats: SeatRow;
  readonly #pot: PotView;
  readonly #above = new Container({ label: 'celebrations' });
  readonly #player: Player;
  #layout: Layout;
  #scene: Scene = emptyScene;
  #motion: Motion = 'normal';
  #pace = 1;
  #felt: FeltName | null = null;
  #feltCanvas: HTMLCanvasElement | null = null;
  #wanted = true;
  #isGone = false;

  /** Rejects where neither WebGL nor a canvas can be had. */
  static async create(host: HTMLElement, options: ViewOptions): Promise<TableView> {
    const app = new Application();
    const atlas = await sharedAtlas(options.deck);
    await app.init({
      width: options.layout.room.width, height: options.layout.room.height, backgroundAlpha: 0, antialias: false, autoStart: false, sharedTicker: false,
      preference: options.renderer === 'canvas' ? ['canvas'] : ['webgl', 'canvas'], resolution: Math.min(sharpest, devicePixelRatio), autoDensity: true,
      eventMode: 'none', accessibilityOptions: { activateOnTab: false },
    });
    return new TableView(app, host, atlas, options);
  }

  private constructor(app: Application, host: HTMLElement, atlas: CardAtlas, { layout, sounds }: ViewOptions) {
    this.#app = app;
    this.#host = host;
    this.#atlas = atlas;
    this.#sounds = sounds;
    this.#layout = layout;
    this.#seats = new SeatRow(atlas, layout, emptyScene, () => this.wake());
    this.#cards = new CardField(atlas, layout, (spot) => this.#placeOf(spot));
    this.#pot = new PotView(atlas, layout);
    this.#player = new Player({ begin: (step) => this.#begin(step), end: (step) => step.type === 'fly' && this.#cards.land(step) });
    app.stage.addChild(this.#pot, this.#seats.fans, this.#seats.plates, ...this.#cards.layers, this.#above);
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
    const isSameCloth = felt === this.#felt && width === this.#layout.room.width && height === this.#layout.room.height && this.#layout.table.height === layout.table.height;
    const isSame = layout === this.#layout;
    this.#layout = layout;
    if (!isSameCloth || !this.#feltCanvas) this.#paintFelt(felt);
    if (isSame && this.#app.screen.width === width && this.#app.screen.height === height) return;
    this.#app.renderer.resize(width, height);
    this.#cards.layout = layout;
    this.#seats.layout = layout;
    this.#pot.layout = layout;
    // Cards in the air fly on; the end of the plan puts them where they belong now.
    if (!this.#player.isPlaying) this.#settle();
    this.#cards.jump();
    this.wake();
  }

  #paintFelt(felt: FeltName): void {
    const { room: { width, height }, table } = this.#layout;
    const canvas = paintTable({ width, height, pixelRatio: Math.min(sharpest, devicePixelRatio), table, felt });
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.setAttribute('aria-hidden', 'true');
    if (this.#feltCanvas) this.#feltCanvas.replaceWith(canvas);
    else this.#host.prepend(canvas);
    this.#feltCanvas = canvas;
    this.#felt = felt;
  }

  perform(plan: Plan | null, scene: Scene, done: () => void): void {
    this.#scene = scene;
    this.#seats.turnTo(scene);
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
    this.#feltCanvas?.remove();
    // The atlas and the avatars are shared with the next table.
    this.#app.destroy({ removeView: true }, { children: true });
  }

  #tick(ms: number): void {
    const wanted = this.#wanted;
    this.#wanted = false;
    this.#player.tick(ms);
    const moves = this.#cards.tick(ms);
    if (!moves && !wanted && !this.#player.isBusy) this.#app.ticker.stop();
  }

  /** Cuts a plan short: its end is shown at once. */
  #finish(): void {
    if (this.#player.isPlaying) this.#player.finish();
  }

  #settle(): void {
    this.#cards.settle(this.#scene);
    this.#seats.settle(this.#scene);
    this.#pot.settle(this.#scene.pot ?? 0);
    this.wake();
  }

  #placeOf(spot: Spot): Pose {
    if (spot.zone === 'fan') return this.#seats.handPose(spot.seat);
    if (spot.zone !== 'deck') return this.#seats.handPose(0);
    const pose = this.#seats.handPose(spot.seat);
    const { middle } = this.#layout;
    const towards = { x: middle.box.x + middle.box.width / 2, y: middle.box.y + middle.box.height / 2 };
    return { x: pose.x + (towards.x - pose.x) * 0.3, y: pose.y + (towards.y - pose.y) * 0.3, rotation: pose.rotation, scale: (middle.trickCard / 100) * 0.6 };
  }

  #begin(step: Step): (share: number) => void {
    const seatPoint = (seat: number | 'pot') => (seat === 'pot' ? null : (this.#layout.seats[seat] ?? null));
    switch (step.type) {
      case 'fly': return this.#cards.launch(step);
      case 'place': return this.#seats.setPlace(step.seat, step.place);
      case 'chips': {
        const fly = this.#pot.send(seatPoint(step.from), seatPoint(step.to), step.amount);
        const count = this.#seats.moveChips(step.from, step.to, step.amount);
        return (share) => (fly(share), count(share));
      }
      case 'crown': return celebrate(this.#above, this.#atlas, this.#layout.seats[step.seat]!, step.party, (isBare) => this.#seats.bare(step.seat, isBare));
      case 'count': this.#seats.setCount(step.seat, step.cards); break;
      case 'hold': this.#cards.hold(step.hand); break;
      case 'heap': this.#cards.setHeap(step.cards); break;
      case 'hush': this.#seats.hush(); break;
      case 'say': this.#seats.say(step.seat, step.words); break;
      case 'sound': this.#sounds.play(step.name); break;
    }
    return () => undefined;
  }
}
