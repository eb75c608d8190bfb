import type { Material } from "../material.ts";
import { frame, type Vector } from "./step-geometry.ts";
import { type EntityName, type StepText, stepReal, stepString } from "./step-text.ts";

/** A product with its shape: what an assembly places. */
export interface StepProduct {
  readonly definition: EntityName;
  readonly shape: EntityName;
}

export interface Pose {
  readonly origin: Vector;
  readonly zAxis: Vector;
  readonly xAxis: Vector;
}

const AT_HOME: Pose = { origin: [0, 0, 0], zAxis: [0, 0, 1], xAxis: [1, 0, 0] };

/** Writes products, where they stand in the assembly, and colours, as AP214 has them (ISO 10303-41, -43, -44, -46). */
export class StepProducts {
  readonly #step: StepText;
  readonly #application: EntityName;
  readonly #context: EntityName;
  readonly #styled: EntityName[] = [];
  readonly #styles = new Map<Material, EntityName>();
  readonly #productIds = new Set<string>();
  #occurrences = 0;

  constructor(step: StepText) {
    this.#step = step;
    this.#application = step.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
    step.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2010,${this.#application})`);
    const length = step.add("(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))");
    const angle = step.add("(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))");
    const solid = step.add("(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())");
    const accuracy = step.add(
      `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-5),${length},'distance_accuracy_value','confusion accuracy')`,
    );
    this.#context = step.add(
      `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solid}))REPRESENTATION_CONTEXT('',''))`,
    );
  }

  /** A part made of solids. */
  part(name: string, solids: readonly EntityName[]): StepProduct {
    const shape = this.#step.add(
      `ADVANCED_BREP_SHAPE_REPRESENTATION(${stepString(name)},(${[this.#frame(AT_HOME), ...solids].join()}),${this.#context})`,
    );
    return this.#product(name, shape);
  }

  /** Products standing together, each under a name of its own. */
  assembly(
    name: string,
    members: readonly { readonly product: StepProduct; readonly name: string; readonly pose: Pose }[],
  ): StepProduct {
    const frames = members.map(({ pose }) => this.#frame(pose));
    const home = this.#frame(AT_HOME);
    const items = [...new Set([home, ...frames])].join();
    const whole = this.#product(
      name,
      this.#step.add(`SHAPE_REPRESENTATION(${stepString(name)},(${items}),${this.#context})`),
    );
    for (const [index, { product, name: reference }] of members.entries()) {
      const step = this.#step;
      const usage = step.add(
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${++this.#occurrences}',${stepString(reference)},'',${whole.definition},${product.definition},${stepString(reference)})`,
      );
      const placed = step.add(`PRODUCT_DEFINITION_SHAPE('Placement','Placement of an item',${usage})`);
      const transformation = step.add(`ITEM_DEFINED_TRANSFORMATION('','',${home},${frames[index]})`);
      const relationship = step.add(
        `(REPRESENTATION_RELATIONSHIP('','',${product.shape},${whole.shape})REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${transformation})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      );
      step.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relationship},${placed})`);
    }
    return whole;
  }

  color(solid: EntityName, material: Material): void {
    this.#styled.push(this.#step.add(`STYLED_ITEM('color',(${this.#style(material)}),${solid})`));
  }

  /** To be called once, after all colours. */
  finish(): void {
    if (this.#styled.length > 0)
      this.#step.add(
        `MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${this.#styled.join()}),${this.#context})`,
      );
  }

  #product(name: string, shape: EntityName): StepProduct {
    const step = this.#step;
    const context = step.share(`PRODUCT_CONTEXT('',${this.#application},'mechanical')`);
    const product = step.add(`PRODUCT(${stepString(this.#idOf(name))},${stepString(name)},'',(${context}))`);
    step.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
    const formation = step.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
    const stage = step.share(`PRODUCT_DEFINITION_CONTEXT('part definition',${this.#application},'design')`);
    const definition = step.add(`PRODUCT_DEFINITION('design','',${formation},${stage})`);
    const defined = step.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
    step.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`);
    return { definition, shape };
  }

  /** Names may repeat, ids may not. Open CASCADE shows the id where a name has no Latin letter: so it is the name, too. */
  #idOf(name: string): string {
    let id = name;
    for (let count = 2; this.#productIds.has(id); count++) id = `${name} (${count})`;
    this.#productIds.add(id);
    return id;
  }

  #frame({ origin, zAxis, xAxis }: Pose): EntityName {
    return frame(this.#step, origin, zAxis, xAxis);
  }

  #style(material: Material): EntityName {
    let style = this.#styles.get(material);
    if (!style) {
      const step = this.#step;
      const color = step.add(`COLOUR_RGB(${stepString(material.name)},${material.color.map(stepReal).join()})`);
      const area = step.add(`FILL_AREA_STYLE('',(${step.add(`FILL_AREA_STYLE_COLOUR('',${color})`)}))`);
      const side = step.add(`SURFACE_SIDE_STYLE('',(${step.add(`SURFACE_STYLE_FILL_AREA(${area})`)}))`);
      style = step.add(`PRESENTATION_STYLE_ASSIGNMENT((${step.add(`SURFACE_STYLE_USAGE(.BOTH.,${side})`)}))`);
      this.#styles.set(material, style);
    }
    return style;
  }
}
