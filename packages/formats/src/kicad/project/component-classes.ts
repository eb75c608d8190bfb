/**
 * Whether a `.kicad_pro` leaves the classes of parts to the board's file. KiCad 10 lets a project assign further ones by
 * conditions and by sheets (`component_class_settings`), which are evaluated nowhere here.
 */
export function leavesComponentClasses(text: string): boolean {
  let project: unknown;
  try {
    project = JSON.parse(text);
  } catch {
    return false;
  }
  const settings = fieldOf(project, "component_class_settings");
  const assignments = fieldOf(settings, "assignments");
  const isAssigned = assignments !== undefined && !(Array.isArray(assignments) && assignments.length === 0);
  return !isAssigned && fieldOf(fieldOf(settings, "sheet_component_classes"), "enabled") !== true;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
