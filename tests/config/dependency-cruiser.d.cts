import type { IFlattenedRuleSet, ICruiseOptions } from 'dependency-cruiser';

declare const config: {
  forbidden: (NonNullable<IFlattenedRuleSet['forbidden']>[number] & { name: string })[];
  options: ICruiseOptions;
};
export = config;
