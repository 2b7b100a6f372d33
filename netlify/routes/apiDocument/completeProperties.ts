import { describeProperty } from './glossary';
import { listCalls, type ApiDocument, type JsonSchema } from './openApiTypes';
import { childTrees, isTree, type Tree } from './tree';
import { propertyConstraints } from './words/propertyConstraints';

type Schemas = ApiDocument['components']['schemas'];

const referencedSchema = (tree: Tree): string | null =>
  typeof tree.$ref === 'string' ? (tree.$ref.split('#/components/schemas/')[1] ?? null) : null;

function collect(tree: Tree, schemas: Schemas, names: Set<string>): void {
  const name = referencedSchema(tree);
  if (name && !names.has(name)) {
    names.add(name);
    collect((schemas[name] ?? {}) as Tree, schemas, names);
  }
  for (const child of childTrees(tree)) collect(child, schemas, names);
}

/** Visits responses, outgoing webhooks, and components that no request uses. */
function visitResponses(
  { paths, webhooks, components: { schemas } }: ApiDocument,
  visit: (tree: Tree, owner: string) => void,
): void {
  const inRequests = new Set<string>();
  for (const { operation } of listCalls(paths)) collect({ body: operation.requestBody }, schemas, inRequests);
  for (const { operation } of listCalls(paths)) visit(operation.responses as Tree, operation.operationId);
  for (const { operation } of listCalls(webhooks)) visit({ body: operation.requestBody }, operation.operationId);
  for (const [name, schema] of Object.entries(schemas)) if (!inRequests.has(name)) visit(schema as Tree, name);
}

/** A property with a default is always present in a response, because the server has filled it in. */
function requireIn(tree: Tree): void {
  const { properties, required } = tree;
  if (isTree(properties)) {
    const always = Object.entries(properties).filter(
      ([name, property]) => (required as string[] | undefined)?.includes(name) || 'default' in (property as Tree),
    );
    if (always.length) tree.required = always.map(([name]) => name);
    for (const property of Object.values(properties)) delete (property as Tree).default;
  }
  for (const child of childTrees(tree)) requireIn(child);
}

export function requireDefaults(document: ApiDocument): void {
  visitResponses(document, requireIn);
  // The schema's currency is optional for calculations in pages, but every response has one.
  document.components.schemas.Money!.required = ['amount', 'currencyCode'];
}

/** True if the constraint is for the property's type. Existing limits of a property win. */
function fits(constraint: JsonSchema, { type, enum: values, exclusiveMinimum }: JsonSchema): boolean {
  const types = [type].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  const isAboutNumbers = constraint.minimum !== undefined || typeof constraint.enum?.[0] === 'number';
  if (values !== undefined || exclusiveMinimum !== undefined) return false;
  return isAboutNumbers ? isNumber : types.includes('string');
}

function refineIn(tree: Tree, owner: string): void {
  const { properties, ...rest } = tree;
  if (isTree(properties))
    for (const [name, property] of Object.entries(properties as Record<string, JsonSchema>)) {
      const constraint = propertyConstraints[`${owner}.${name}`] ?? propertyConstraints[name];
      if (constraint && fits(constraint, property)) Object.assign(property, { ...constraint, ...property });
      refineIn(property as Tree, name);
    }
  for (const child of childTrees(isTree(properties) ? rest : tree)) refineIn(child, owner);
}

/** Read-only in updates: other calls change these, but clients may send back what they received. */
const fixedInUpdates = [
  'uuid',
  'email',
  'emailVerified',
  'phoneNumber',
  'phoneNumberVerified',
  'termsAcceptedAt',
  'currentTermsVersion',
  'createdAt',
  'appToken',
  'deviceToken',
];

/** Adds constraints to the properties of responses, and marks what updates ignore as read-only. */
export function refineProperties(document: ApiDocument): void {
  visitResponses(document, refineIn);
  const { properties = {} } = document.components.schemas.UserUpdate!;
  for (const name of fixedInUpdates) properties[name]!.readOnly = true;
}

function describeIn(tree: Tree, owner: string): void {
  const { properties, ...rest } = tree;
  if (isTree(properties))
    for (const [name, property] of Object.entries(properties)) {
      if (!isTree(property)) continue;
      property.description ??= describeProperty(owner, name);
      describeIn(property, name);
    }
  for (const child of childTrees(isTree(properties) ? rest : tree)) describeIn(child, owner);
}

export function describeProperties({ paths, webhooks, components }: ApiDocument): void {
  for (const { operation } of [...listCalls(paths), ...listCalls(webhooks)]) {
    const { operationId, requestBody, responses } = operation;
    describeIn({ requestBody, responses }, operationId);
  }
  for (const [name, schema] of Object.entries(components.schemas)) describeIn(schema as Tree, name);
}
