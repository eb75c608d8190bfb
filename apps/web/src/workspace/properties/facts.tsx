import classes from "./properties-panel.module.css";

export type Fact = readonly [name: string, value: string];

/** What cannot be changed here, by name. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h3 className={classes.subheading}>{title}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tw-number">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
