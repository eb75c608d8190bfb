/** Where the 3D model of a board document is kept; the newest alone. */
export function modelKey(hash: string): string {
  return `models/${hash.slice(0, 2)}/${hash}.glb`;
}
