import {
  type Box3,
  DirectionalLight,
  HemisphereLight,
  MOUSE,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { BoardModel } from "./board-model.ts";
import { DIRECTIONS, distanceToSee, type ViewName } from "./camera-views.ts";
import { directionOf, type EyePlace, sphericalOf } from "./eye-place.ts";
import { Flight } from "./flight.ts";
import { listenForClicks } from "./listen-for-clicks.ts";
import type { ModelPart } from "./model-facts.ts";
import { openGraphics } from "./open-graphics.ts";
import { photograph } from "./photograph.ts";

const FIELD_OF_VIEW = 30;
/** How much farther away than it must one looks at a part, to see where it stands. */
const SURROUNDINGS = 6;
/** Frames of a turning board that take longer are drawn coarser until it stands still. */
const SLOW_FRAME_MS = 60;
const UP = new Vector3(0, 0, 1);
/** Nearer to the poles the eye would not know which way is up. */
const POLE = 1e-3;

interface ModelViewerOptions {
  readonly onPick: (part: ModelPart | undefined) => void;
  /** The browser has taken the graphics away. */
  readonly onLost: () => void;
  /** Nothing moves by itself. */
  readonly isStill: boolean;
}

/**
 * Shows a board in a canvas and lets hands turn it. Draws only when something has changed. The constructor throws a
 * `NoGraphicsError` where the browser has no WebGL 2.
 */
export class ModelViewer {
  readonly #canvas: HTMLCanvasElement;
  readonly #model: BoardModel;
  readonly #options: ModelViewerOptions;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 1000);
  readonly #controls: OrbitControls;
  readonly #ends = new AbortController();
  /** A graphics chip draws. */
  readonly #isFast: boolean;
  #frame = 0;
  readonly #flight = new Flight((place) => this.#goTo(place));
  /** The eye stands somewhere; before the canvas has a size nobody knows where. */
  #hasPlace = false;
  #isTurning = false;
  #isCoarse = false;
  #lastFrameAt = 0;

  constructor(canvas: HTMLCanvasElement, model: BoardModel, options: ModelViewerOptions) {
    this.#canvas = canvas;
    this.#model = model;
    this.#options = options;
    const { context, isFast } = openGraphics(canvas);
    this.#isFast = isFast;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setClearColor(0, 0);
    const sky = new HemisphereLight(0xffffff, 0xc8c6be, 1.9);
    sky.position.copy(UP);
    this.#scene.add(model.root, sky, this.#camera);
    // From over the shoulder: whatever side is looked at is lit.
    const lamp = new DirectionalLight(0xffffff, 1.5);
    lamp.position.set(0.4, 0.8, 1);
    this.#camera.add(lamp);
    this.#camera.up.copy(UP);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN };
    this.#controls.zoomToCursor = true;
    this.#controls.addEventListener("change", () => this.draw());
    this.#controls.addEventListener("start", () => {
      this.#flight.land();
      this.#isTurning = true;
    });
    this.#controls.addEventListener("end", () => this.#rest());
    this.#listen();
  }

  /** To be called when the model has changed. */
  draw(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#hasPlace) this.#render();
    });
  }

  /** In CSS pixels. */
  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#renderer.setPixelRatio(this.#pixelRatio());
    this.#renderer.setSize(width, height, false);
    if (!this.#hasPlace) this.#goTo(this.#viewOf("isometric"));
    this.#hasPlace = true;
    this.draw();
  }

  look(from: ViewName): void {
    this.#fly(this.#viewOf(from));
  }

  /** The whole board, from where one looks. */
  fit(): void {
    const { eye, target } = this.#here();
    this.#fly(this.#framing(this.#model.bounds, eye.sub(target).toArray()));
  }

  /** Brings something to the middle, no farther away than it is; from its side of the board, where it has one. */
  goTo(box: Box3, side: ModelPart["side"] | undefined): void {
    const { eye, target } = this.#here();
    const distance = this.#distance();
    const direction = eye.sub(target).normalize();
    if (side && direction.z > 0 !== (side === "front"))
      direction.set(...DIRECTIONS[side === "front" ? "isometric" : "bottom"]).normalize();
    const whole = this.#framing(box, direction.toArray());
    this.#fly({ ...whole, distance: Math.max(whole.distance, Math.min(distance, whole.distance * SURROUNDINGS)) });
  }

  turn(around: number, over: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target);
    const spherical = sphericalOf(offset);
    spherical.theta += around;
    spherical.phi = Math.min(Math.PI - POLE, Math.max(POLE, spherical.phi - over));
    this.#fly({ center: this.#controls.target.clone(), direction: directionOf(spherical), distance: offset.length() });
  }

  shift(right: number, up: number): void {
    const height = 2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * this.#distance();
    const [x, y] = [new Vector3(), new Vector3()];
    this.#camera.matrix.extractBasis(x, y, new Vector3());
    const by = x.multiplyScalar(right * height * this.#camera.aspect).addScaledVector(y, up * height);
    const { eye, target } = this.#here();
    this.#fly({ center: target.clone().add(by), direction: eye.sub(target).normalize(), distance: this.#distance() });
  }

  zoom(by: number): void {
    const { eye, target } = this.#here();
    this.#fly({ center: target, direction: eye.sub(target).normalize(), distance: this.#distance() / by });
  }

  /** What is shown now, as PNG on a ground of one colour. */
  async picture(ground: string): Promise<Blob> {
    this.#isCoarse = false;
    this.#renderer.setPixelRatio(this.#pixelRatio());
    this.#render();
    return photograph(this.#canvas, ground);
  }

  dispose(): void {
    this.#ends.abort();
    cancelAnimationFrame(this.#frame);
    this.#flight.land();
    this.#controls.dispose();
    this.#renderer.dispose();
  }

  #listen(): void {
    const { signal } = this.#ends;
    listenForClicks(this.#canvas, signal, (x, y) => this.#options.onPick(this.#partAt(x, y)));
    this.#canvas.addEventListener("webglcontextlost", () => this.#options.onLost(), { signal });
  }

  #partAt(clientX: number, clientY: number): ModelPart | undefined {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const place = new Vector2(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(place, this.#camera);
    return this.#model.partAt(ray);
  }

  #render(): void {
    const began = performance.now();
    const { bounds } = this.#model;
    const reach = bounds.getSize(new Vector3()).length();
    const distance = this.#camera.position.distanceTo(bounds.getCenter(new Vector3()));
    // Mask and copper are hundredths of a millimetre apart: depth is spent on the board alone.
    this.#camera.near = Math.max(distance - 1.6 * reach, reach / 200);
    this.#camera.far = distance + 1.6 * reach;
    this.#camera.updateProjectionMatrix();
    this.#renderer.render(this.#scene, this.#camera);
    const isSlow = this.#isTurning && began - this.#lastFrameAt > SLOW_FRAME_MS && began - this.#lastFrameAt < 1000;
    this.#lastFrameAt = began;
    if (isSlow && !this.#isCoarse) {
      this.#isCoarse = true;
      this.#renderer.setPixelRatio(this.#pixelRatio());
    }
  }

  #pixelRatio(): number {
    const fine = this.#isFast ? Math.min(devicePixelRatio, 2) : 1;
    return this.#isCoarse ? fine / 2 : fine;
  }

  /** The hands have let go: what was drawn coarsely is drawn finely. */
  #rest(): void {
    this.#isTurning = false;
    if (!this.#isCoarse) return;
    this.#isCoarse = false;
    this.#renderer.setPixelRatio(this.#pixelRatio());
    this.draw();
  }

  #here(): { readonly eye: Vector3; readonly target: Vector3 } {
    return { eye: this.#camera.position.clone(), target: this.#controls.target.clone() };
  }

  #distance(): number {
    return this.#camera.position.distanceTo(this.#controls.target);
  }

  #viewOf(view: ViewName): EyePlace {
    return this.#framing(this.#model.bounds, DIRECTIONS[view]);
  }

  #framing(box: Box3, direction: readonly [number, number, number]): EyePlace {
    const size = box.getSize(new Vector3()).toArray();
    const distance = distanceToSee(size, direction, { fieldOfView: FIELD_OF_VIEW, aspect: this.#camera.aspect });
    return { center: box.getCenter(new Vector3()), direction: new Vector3(...direction).normalize(), distance };
  }

  #fly(to: EyePlace): void {
    if (this.#options.isStill) {
      this.#flight.land();
      this.#goTo(to);
      return;
    }
    const { eye, target } = this.#here();
    const offset = eye.sub(target);
    this.#flight.begin({ center: target, direction: offset.clone().normalize(), distance: offset.length() }, to);
  }

  #goTo({ center, direction, distance }: EyePlace): void {
    this.#controls.target.copy(center);
    this.#camera.position.copy(center).addScaledVector(direction, distance);
    this.#controls.update();
    this.draw();
  }
}
