import type { ApiDocument, JsonSchema } from './openApiTypes';
import { visitResponses } from './visitResponses';
import { childTrees, isTree, type Tree } from './tree';
import { propertyConstraints } from './words/propertyConstraints';

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
