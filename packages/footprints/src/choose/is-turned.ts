/**
 * Words for parts whose pads are elsewhere than usual: on their head, on both sides of the board, to be put in one
 * way or another.
 */
const TURNED =
  /bottom|reverse|double_?sided|optional|mirrored|hybrid|(?:^|[-_ ])(?:rev|ds|rotated|flipped|zigzag)(?:$|[-_ ])/i;

/** Whether a name says that the part stands otherwise than others of its kind. */
export function isTurned(name: string): boolean {
  return TURNED.test(name.slice(name.lastIndexOf(":") + 1));
}
