import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "../../wire/graphql.ts";

/** The schema's fields that an operation asks for at its top, whatever aliases and fragments they come in. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const fields = new Set<string>();
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === "Field") fields.add(selection.name.value);
      else if (selection.kind === "InlineFragment") collect(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        for (const definition of document.definitions)
          if (definition.kind === "FragmentDefinition" && definition.name.value === selection.name.value)
            collect(definition.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return [...fields];
}
