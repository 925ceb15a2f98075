import { paintTable } from "#renderer/art/felt.ts";
import type { FeltName } from "#shared/profile/appearance.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Application } from "pixi.js";
import { sharedAtlas, type CardAtlas, type DeckLook } from "#renderer/art/cardAtlas.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { GamePart } from "#renderer/table/part.ts";
import type { Display } from "#renderer/table/desk/ViewPlayer.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import { catchUp, hasMoment } from "#renderer/table/scene/tempo.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import type { Plan, Spot } from "#renderer/table/scene/animation.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { sharpness, stillApplication, type WantedRenderer } from "./application.ts";
import { CardField } from "./cards/CardField.ts";
import { commonSteps, PotDrawing } from "./PotDrawing.ts";
import type { HandLook } from "./cards/handTarget.ts";
import { amidst, deckPose } from "#renderer/table/layout/middle.ts";
import { PlanPlayer } from "./PlanPlayer.ts";
import type { SeatPerson } from "./seats/seatPerson.ts";
import { SeatPlates } from "./seats/SeatPlates.ts";
import { snapshotOf, type SpriteState } from "./snapshot.ts";
import { PartDrawings, type Craft } from "./PartDrawings.ts";

/** A separate canvas, since it changes only with the window. */
class Cloth {
  readonly #host: HTMLElement;
  #canvas: HTMLCanvasElement | null = null;
  #painted = "";

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  lay({ room: { width, height }, table }: Layout, felt: FeltName, pixelRatio: number): void {
    const wanted = [
      felt,
      width,
      height,
      table.x,
      table.y,
      table.width,
      table.height,
      table.radius,
      pixelRatio,
    ].join(" ");
    if (wanted === this.#painted) return;
    this.#painted = wanted;
    const canvas = paintTable({ width, height, pixelRatio, table, felt });
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.setAttribute("aria-hidden", "true");
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.#host.prepend(canvas);
    this.#canvas = canvas;
  }

  remove(): void {
    this.#canvas?.remove();
  }
}

type Motion = "off" | "fast" | "normal";

type ViewOptions = Readonly<{
  deck: DeckLook;
  layout: Layout;
  sounds: Pick<Sounds, "play">;
  renderer: WantedRenderer;
}>;

const speeds = { fast: 2.1, normal: 1 } as const;

export class TableDrawing implements Display {
  readonly #app: Application;
  readonly #cloth: Cloth;
  readonly #atlas: CardAtlas;
  readonly #sounds: Pick<Sounds, "play">;
  readonly #cards: CardField;
  readonly #seats: SeatPlates;
  readonly #pot: PotDrawing;
  readonly #parts = new PartDrawings();
  readonly #craft: Craft;
  readonly #player: PlanPlayer;
  #layout: Layout;
  #scene: Scene = emptyScene;
  #motion: Motion = "normal";
  #pace = 1;
  /** The views that wait to be shown, and whether what is shown keeps its time meanwhile. */
  #waiting = 0;
  #isMoment = false;
  #showing: readonly number[] = [];
  #wanted = true;
  #isGone = false;

  /** Rejects if neither WebGL nor a canvas is available. */
  static async create(host: HTMLElement, options: ViewOptions): Promise<TableDrawing> {
    const atlas = await sharedAtlas(options.deck);
    return new TableDrawing(
      await stillApplication(options.layout.room, options.renderer),
      host,
      atlas,
      options,
    );
  }

  private constructor(
    app: Application,
    host: HTMLElement,
    atlas: CardAtlas,
    { layout, sounds }: ViewOptions,
  ) {
    this.#app = app;
    this.#cloth = new Cloth(host);
    this.#atlas = atlas;
    this.#sounds = sounds;
    this.#layout = layout;
    this.#seats = new SeatPlates(atlas, layout, emptyScene, () => this.wake());
    this.#cards = new CardField(atlas, layout, {
      poseOf: (spot) => this.#poseOf(spot),
      zoneOf: (spot) => this.#parts.zoneOf(spot),
    });
    this.#pot = new PotDrawing(atlas, layout);
    this.#craft = this.#crafted();
    const common = commonSteps(this.#craft, this.#pot, sounds);
    this.#player = new PlanPlayer({
      begin: (step) => this.#parts.begin(step, common),
      end: (step) => step.type === "fly" && this.#cards.land(step),
    });
    const { heap, open, aside, held } = this.#cards.layers;
    const { cloth, hands, bets, overOpen, overAside, top } = this.#parts.levels;
    app.stage.addChild(
      this.#pot,
      this.#seats.fans,
      heap,
      cloth,
      hands,
      bets,
      this.#seats.plates,
      ...open,
      overOpen,
      ...aside,
      overAside,
      ...held,
      top,
    );
    this.#seats.lay(layout);
    app.canvas.setAttribute("aria-hidden", "true");
    host.append(app.canvas);
    app.ticker.add(({ deltaMS }) => this.#tick(deltaMS));
    this.wake();
  }

  get renderer(): string {
    return this.#app.renderer.name;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    this.#seats.glides = motion !== "off";
    if (motion === "off") this.#finish();
    this.#hasten();
  }

  set pace(pace: number) {
    this.#pace = pace;
    this.#hasten();
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
    if (this.#motion === "off" && !this.#isGone) this.#cards.jump();
    this.wake();
  }

  lay(layout: Layout, felt: FeltName): void {
    const { width, height } = layout.room;
    const isSame = layout === this.#layout;
    this.#layout = layout;
    this.#cloth.lay(layout, felt, sharpness());
    if (isSame && this.#app.screen.width === width && this.#app.screen.height === height) return;
    this.#app.renderer.resize(width, height);
    for (const part of [this.#cards, this.#seats, this.#parts, this.#pot]) part.lay(layout);
    // Cards in the air fly on; the end of the plan puts them in their new places.
    if (!this.#player.isPlaying) this.#settle();
    this.#cards.jump();
    this.wake();
  }

  perform(plan: Plan | null, scene: Scene, parts: readonly GamePart[], done: () => void): void {
    this.#scene = scene;
    this.#use(parts);
    // Nobody is to act before the cards are dealt.
    const deals =
      this.#motion !== "off" && (plan?.steps.some(({ type }) => type === "clear") ?? false);
    this.#parts.expect(scene, plan === null || this.#motion === "off");
    this.#showing = this.#parts.showing;
    if (this.#parts.covered(scene)) this.#cover(scene);
    this.#seats.turnTo(
      deals ? { ...scene, toAct: [] } : scene,
      Object.assign({}, ...parts.map((part) => part.atOnce?.(scene, deals))) as Partial<Scene>,
    );
    if (plan === null || this.#motion === "off") {
      // A jump does not wait for what is still in motion.
      this.#finish();
      for (const name of new Set(
        plan?.steps.flatMap((step) => (step.type === "sound" ? [step.name] : [])),
      ))
        this.#sounds.play(name);
      this.#settle();
      if (this.#motion === "off") this.#cards.jump();
      this.wake();
      done();
      return;
    }
    this.#isMoment = hasMoment(plan);
    this.#hasten();
    this.#player.play(plan, () => {
      this.#settle();
      done();
    });
    this.wake();
  }

  /** During a plan only its end shows the new order. */
  hold(hand: Scene["hand"]): void {
    this.#scene = { ...this.#scene, hand };
    if (!this.#player.isPlaying) this.#cards.hold(hand);
    if (this.#motion === "off") this.#cards.jump();
    this.wake();
  }

  shake(keys: ReadonlySet<string>): void {
    this.#sounds.play("error");
    if (this.#motion !== "off") this.#cards.shake(keys);
    this.wake();
  }

  moveFace(seat: Seat, move: FaceMove): void {
    if (this.#motion === "off" || this.#isGone) return;
    this.#seats.moveFace(seat, move);
    this.wake();
  }

  yourTurn(): void {
    this.#sounds.play("yourTurn");
  }

  pressed(waiting: number): void {
    this.#waiting = waiting;
    this.#hasten();
  }

  #hasten() {
    if (this.#motion !== "off")
      this.#player.speed =
        speeds[this.#motion] * this.#pace * catchUp(this.#waiting, this.#isMoment);
  }

  /** Speeds up the current plan and, while held, those that follow. */
  hurry(isHeld: boolean): void {
    this.#player.held = isHeld;
    if (isHeld) this.#player.hurry();
  }

  get isPlaying(): boolean {
    return this.#player.isPlaying;
  }

  setClock(seat: number, remaining: number | null): void {
    if (!this.#isGone && this.#seats.setClock(seat, remaining)) this.wake();
  }

  /** Requests at least one more frame. Clocks and pointers may still call this after `destroy`. */
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

  /** If nothing has changed, draws nothing and stops the ticker. */
  #tick(ms: number) {
    const wanted = this.#wanted || this.#player.isBusy;
    this.#wanted = false;
    this.#player.tick(ms);
    const moves = [this.#cards.tick(ms), this.#seats.tick(ms)].includes(true);
    if (wanted || moves || this.#player.isBusy) this.#app.render();
    else this.#app.ticker.stop();
  }

  #finish() {
    if (this.#player.isPlaying) this.#player.finish();
  }

  #use(parts: readonly GamePart[]) {
    if (!this.#parts.use(parts, this.#craft)) return;
    this.#seats.parts = parts;
    this.#cards.mark(null);
    this.#parts.lay(this.#layout);
  }

  /** The cards go first: the signs of parts lie on them. */
  #settle() {
    this.#cards.settle(this.#scene, this.#parts.openCards(this.#scene));
    this.#seats.settle(this.#scene);
    this.#parts.settle(this.#scene);
    this.#cover(this.#scene);
    this.#pot.settle(this.#scene.pot ?? 0);
    this.wake();
  }

  #cover(scene: Scene) {
    const box = this.#parts.covered(scene);
    this.#parts.cover(box);
    this.#pot.cover(box);
  }

  #poseOf(spot: Spot): Pose {
    const pose = this.#parts.poseOf(spot);
    if (pose) return pose;
    if (spot.zone === "fan") return this.#seats.handPose(spot.seat);
    return spot.zone === "deck"
      ? deckPose(this.#seats.handPose(spot.seat), this.#layout)
      : amidst(this.#layout);
  }

  #crafted(): Craft {
    const [layout, showing, showingNow] = [
      () => this.#layout,
      () => this.#showing,
      () => this.#parts.showing,
    ];
    return {
      atlas: this.#atlas,
      cards: this.#cards,
      seats: this.#seats,
      get layout() {
        return layout();
      },
      get showing() {
        return showing();
      },
      get showingNow() {
        return showingNow();
      },
    };
  }
}
