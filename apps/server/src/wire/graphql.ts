/**
 * The one copy of `graphql`. A bundler's resolver prefers the package's `module` entry, Node its `main`: under the test
 * runner the bare name would be loaded twice, and the classes of the two copies do not know each other.
 */
export {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  printSchema,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from "graphql/index.js";
