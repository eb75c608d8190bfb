/**
 * The one copy of `graphql`. A bundler's resolver prefers the package's `module` entry, Node its `main`: under the test
 * runner the bare name would be loaded twice, and the classes of the two copies do not know each other.
 */
export {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isAbstractType,
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
  visit,
} from "graphql/index.js";
