import type { ApiDocument, Schema } from './openApiTypes';
import { visitResponses } from './visitResponses';
import { childrenOf, isTree, type Tree } from './tree';
import { propertyConstraints } from './words/propertyConstraints';

/** True for a form about numbers at a number, or about text at text. A property with limits of its own keeps them. */
function fits(constraint: Schema, { type, enum: values, exclusiveMinimum }: Schema): boolean {
  const types = [type].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  const isAboutNumbers = constraint.minimum !== undefined || typeof constraint.enum?.[0] === 'number';
  if (values !== undefined || exclusiveMinimum !== undefined) return false;
  return isAboutNumbers ? isNumber : types.includes('string');
}

function refineIn(tree: Tree, owner: string): void {
  const { properties, ...rest } = tree;
  if (isTree(properties))
    for (const [name, property] of Object.entries(properties as Record<string, Schema>)) {
      const constraint = propertyConstraints[`${owner}.${name}`] ?? propertyConstraints[name];
      if (constraint && fits(constraint, property)) Object.assign(property, { ...constraint, ...property });
      refineIn(property as Tree, name);
    }
  for (const child of childrenOf(isTree(properties) ? rest : tree)) refineIn(child, owner);
}

/** The properties of an account that other calls change, or none. An update may repeat them, as its response has them. */
const fixedInUpdates = [
  'uuid',
  'email',
  'emailVerified',
  'phoneNumber',
  'phoneNumberVerified',
  'termsAcceptedAt',
  'createdAt',
  'appToken',
  'deviceToken',
];

/** States the form of each property that the server sends, and which ones a client need not send. */
export function refineProperties(document: ApiDocument): void {
  visitResponses(document, refineIn);
  const { properties = {} } = document.components.schemas.UserUpdate!;
  for (const name of fixedInUpdates) properties[name]!.readOnly = true;
}
