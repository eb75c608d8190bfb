import type { ObjectAttributes } from "./gerber-image.ts";

/** The attributes of X2 that hold at a place of the file (TF, TA, TO, TD), as its section 5 describes them. */
export class AttributeDictionary {
  readonly ofFile = new Map<string, readonly string[]>();
  /** .AperFunction: for apertures that are defined, and regions that are drawn, from here on. */
  areaFunction: readonly string[] | undefined;
  ofObjects: ObjectAttributes = {};

  read(block: string): void {
    const [name = "", ...values] = block.slice(2).split(",");
    const fields = values.map(unescapeField);
    switch (block.slice(0, 2)) {
      case "TF":
        this.ofFile.set(name.replace(/^\./, ""), fields);
        return;
      case "TA":
        if (name === ".AperFunction") this.areaFunction = fields;
        return;
      case "TD":
        this.forget(name);
        return;
      default:
        this.readOfObjects(name, fields);
    }
  }

  private readOfObjects(name: string, [first = "", second = ""]: readonly string[]): void {
    if (name === ".N") this.ofObjects = { ...this.ofObjects, net: first };
    else if (name === ".C") this.ofObjects = { ...this.ofObjects, component: first };
    else if (name === ".P") this.ofObjects = { ...this.ofObjects, component: first, pin: second };
  }

  /** Without a name: everything but what is said of the file. */
  private forget(name: string): void {
    const { net, component, pin } = this.ofObjects;
    if (name === "" || name === ".AperFunction") this.areaFunction = undefined;
    if (name === "") this.ofObjects = {};
    if (name === ".N")
      this.ofObjects = { ...(component === undefined ? {} : { component }), ...(pin === undefined ? {} : { pin }) };
    if (name === ".C" || name === ".P") this.ofObjects = net === undefined ? {} : { net };
  }
}

function unescapeField(text: string): string {
  return text.replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
