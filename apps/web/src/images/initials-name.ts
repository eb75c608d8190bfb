/** A name as initials are made of it: "Mina (demo)" gives MD, not M(. */
export function initialsName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}\s]/gu, " ").trim() || name;
}
