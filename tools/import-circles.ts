/** The circles among files: every file of one can come back to itself by following imports. None where imports run one way. */
export function importCircles(importsOf: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  // Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1 (1972).
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const target of importsOf.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
}
