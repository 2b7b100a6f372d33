type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Merged<Groups> = Intersection<Groups[keyof Groups]>;

/** No key is in two groups. */
export const mergeGroups = <Groups extends Record<string, object>>(groups: Groups) =>
  Object.assign({}, ...Object.values(groups)) as { [Key in keyof Merged<Groups>]: Merged<Groups>[Key] };
