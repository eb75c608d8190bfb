import classes from "./key-caps.module.css";
import { keyCaps, type Stroke } from "./stroke.ts";
import { IS_MAC } from "./use-keymap.ts";

/** The keys of a stroke as they stand on the keyboard. */
export function KeyCaps({ strokes }: { strokes: Stroke }) {
  return (
    <span className={classes.strokes}>
      {keyCaps(strokes, IS_MAC).map((caps) => (
        <span key={caps.join()} className={classes.caps}>
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
