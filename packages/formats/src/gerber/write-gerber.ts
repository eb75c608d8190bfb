import type { Nm, Point } from "@tracewright/geometry";
import { formatMm } from "./format-mm.ts";
import type {
  Aperture,
  ArcTurn,
  Contour,
  GerberImage,
  GerberObject,
  MacroPart,
  ObjectAttributes,
} from "./gerber-image.ts";

export interface GerberWriting {
  /** As X2 commands, or as `G04 #@!` comments that readers older than X2 skip. */
  readonly attributesAs: "x2" | "comments";
  /** Comment lines at the head. */
  readonly comments?: readonly string[];
}

/** Aperture numbers below 10 are reserved. */
const FIRST_APERTURE = 10;

/** A layer image as RS-274X text: 4.6 millimetre coordinates, which hold whole nanometres, and multi-quadrant arcs. */
export function writeGerber(image: GerberImage, writing: GerberWriting): string {
  return new GerberWriter(image, writing).write();
}

class GerberWriter {
  private readonly image: GerberImage;
  private readonly writing: GerberWriting;
  private readonly body: string[] = [];
  private readonly definitions: string[] = [];
  private readonly numberByAperture = new Map<string, number>();
  private readonly nameByMacro = new Map<string, string>();
  private areaFunction = "";
  private current: { aperture?: number; clear: boolean; mode: string; position?: Point; object: ObjectAttributes } = {
    clear: false,
    mode: "",
    object: {},
  };

  constructor(image: GerberImage, writing: GerberWriting) {
    this.image = image;
    this.writing = writing;
  }

  write(): string {
    for (const object of this.image.objects) this.writeObject(object);
    this.setObjectAttributes({});
    const head = [...this.image.attributes].map(([name, values]) =>
      this.attribute(`TF.${[name, ...values].join(",")}`),
    );
    const lines = [
      ...(this.writing.comments ?? []).map((comment) => `G04 ${comment.replaceAll(/[*%\r\n]/g, " ")}*`),
      ...head,
      "%FSLAX46Y46*%",
      "%MOMM*%",
      "%LPD*%",
      "G01*",
      "G75*",
      ...this.definitions,
      ...this.body,
      "M02*",
    ];
    return `${lines.join("\n")}\n`;
  }

  private attribute(text: string): string {
    return this.writing.attributesAs === "x2" ? `%${text}*%` : `G04 #@! ${text}*`;
  }

  private writeObject(object: GerberObject): void {
    this.setPolarity(object.clear ?? false);
    this.setObjectAttributes(object.attributes ?? {});
    switch (object.kind) {
      case "flash":
        this.selectAperture(object.aperture, object.attributes?.function, object.hole);
        this.body.push(`${coordinates(object.position)}D03*`);
        this.current.position = object.position;
        break;
      case "stroke":
        this.selectAperture(object.aperture, object.attributes?.function);
        this.moveTo(object.start);
        this.drawTo(object.end, object.arc);
        break;
      case "region":
        this.setAreaFunction(object.attributes?.function);
        this.body.push("G36*");
        for (const contour of object.contours) this.writeContour(contour);
        this.body.push("G37*");
    }
  }

  private writeContour({ start, steps }: Contour): void {
    this.body.push(`${coordinates(start)}D02*`);
    this.current.position = start;
    for (const { end, arc } of steps) this.drawTo(end, arc);
  }

  private moveTo(point: Point): void {
    const { position } = this.current;
    if (position?.x === point.x && position.y === point.y) return;
    this.body.push(`${coordinates(point)}D02*`);
    this.current.position = point;
  }

  private drawTo(end: Point, arc: ArcTurn | undefined): void {
    const mode = arc ? (arc.clockwise ? "G02" : "G03") : "G01";
    if (this.current.mode !== mode) this.body.push(`${mode}*`);
    this.current.mode = mode;
    const from = this.current.position ?? end;
    const offset = arc ? `I${arc.center.x - from.x}J${from.y - arc.center.y + 0}` : "";
    this.body.push(`${coordinates(end)}${offset}D01*`);
    this.current.position = end;
  }

  private setPolarity(clear: boolean): void {
    if (this.current.clear === clear) return;
    this.current.clear = clear;
    this.body.push(clear ? "%LPC*%" : "%LPD*%");
  }

  /** Object attributes hold until they change or are deleted. */
  private setObjectAttributes({ net, component, pin }: ObjectAttributes): void {
    const before = this.current.object;
    if (before.net === net && before.component === component && before.pin === pin) return;
    const dropped =
      (before.net !== undefined && net === undefined) ||
      (before.component !== undefined && component === undefined) ||
      (before.pin !== undefined && pin === undefined);
    if (dropped) {
      this.body.push(this.attribute("TD"));
      this.areaFunction = "";
    }
    const kept = dropped ? {} : before;
    if (pin !== undefined && component !== undefined && (kept.pin !== pin || kept.component !== component))
      this.body.push(this.attribute(`TO.P,${escapeField(component)},${escapeField(pin)}`));
    if (net !== undefined && kept.net !== net) this.body.push(this.attribute(`TO.N,${escapeField(net)}`));
    if (component !== undefined && kept.component !== component)
      this.body.push(this.attribute(`TO.C,${escapeField(component)}`));
    this.current.object = {
      ...(net === undefined ? {} : { net }),
      ...(component === undefined ? {} : { component }),
      ...(pin === undefined ? {} : { pin }),
    };
  }

  /** A region takes the aperture attributes that stand in the dictionary when it begins. */
  private setAreaFunction(value: readonly string[] | undefined): void {
    const text = value?.join(",") ?? "";
    if (text === this.areaFunction) return;
    this.body.push(this.attribute(text === "" ? "TD.AperFunction" : `TA.AperFunction,${text}`));
    this.areaFunction = text;
  }

  private selectAperture(aperture: Aperture, purpose: readonly string[] | undefined, hole?: Nm): void {
    const template = this.template(aperture, hole);
    const key = `${template}|${purpose?.join(",") ?? ""}`;
    let number = this.numberByAperture.get(key);
    if (number === undefined) {
      number = FIRST_APERTURE + this.numberByAperture.size;
      this.numberByAperture.set(key, number);
      if (purpose) this.definitions.push(this.attribute(`TA.AperFunction,${purpose.join(",")}`));
      this.definitions.push(`%ADD${number}${template}*%`);
      if (purpose) this.definitions.push(this.attribute("TD"));
    }
    if (this.current.aperture === number) return;
    this.current.aperture = number;
    this.body.push(`D${number}*`);
  }

  private template(aperture: Aperture, hole: Nm | undefined): string {
    const tail = hole === undefined ? "" : `X${formatMm(hole)}`;
    switch (aperture.kind) {
      case "circle":
        return `C,${formatMm(aperture.diameter)}${tail}`;
      case "rect":
        return `R,${formatMm(aperture.width)}X${formatMm(aperture.height)}${tail}`;
      case "obround":
        return `O,${formatMm(aperture.width)}X${formatMm(aperture.height)}${tail}`;
      case "polygon":
        return `P,${formatMm(aperture.diameter)}X${aperture.corners}X${aperture.rotation}${tail}`;
      case "macro":
        return this.macroName(aperture.parts);
    }
  }

  private macroName(parts: readonly MacroPart[]): string {
    const content = parts.map(macroPrimitive).join("\n");
    let name = this.nameByMacro.get(content);
    if (name === undefined) {
      name = `PAD${this.nameByMacro.size + 1}`;
      this.nameByMacro.set(content, name);
      this.definitions.push(`%AM${name}*\n${content}%`);
    }
    return name;
  }
}

function coordinates(point: Point): string {
  return `X${point.x}Y${-point.y + 0}`;
}

function macroPrimitive(part: MacroPart): string {
  const exposure = part.clear ? 0 : 1;
  switch (part.kind) {
    case "circle":
      return `1,${exposure},${formatMm(part.diameter)},${place(part.center)}*`;
    case "bar":
      return `20,${exposure},${formatMm(part.width)},${place(part.start)},${place(part.end)},0*`;
    case "outline": {
      const [first] = part.ring;
      const corners = first ? [...part.ring, first] : [];
      return `4,${exposure},${part.ring.length},\n${corners.map(place).join(",\n")},\n0*`;
    }
  }
}

function place(point: Point): string {
  return `${formatMm(point.x)},${formatMm(-point.y + 0)}`;
}

/** X2 fields may not hold commas, asterisks, percent signs or line ends; those and non-ASCII become \uXXXX. */
export function escapeField(text: string): string {
  return text.replaceAll(/[^ !-~]|[,*%\\]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`;
  });
}
