import type { Jurisdiction } from '../region/jurisdictions';

type Limits = Record<string, number>;

const california: Limits = {
  '1,2-Dichloroethane': 1,
  Acetone: 5000,
  Acetonitrile: 410,
  Benzene: 1,
  Butane: 5000,
  Chloroform: 1,
  Ethanol: 5000,
  'Ethyl acetate': 5000,
  'Ethyl ether': 5000,
  'Ethylene oxide': 1,
  Heptane: 5000,
  Hexane: 290,
  'Isopropyl alcohol': 5000,
  Methanol: 3000,
  'Methylene chloride': 1,
  Pentane: 5000,
  Propane: 5000,
  Toluene: 890,
  'Total xylenes': 2170,
  Trichloroethylene: 1,
};

const washington: Limits = {
  Acetone: 5000,
  Benzene: 2,
  Butane: 5000,
  Chloroform: 2,
  Cyclohexane: 3880,
  Ethanol: 5000,
  'Ethyl acetate': 5000,
  Heptane: 5000,
  Hexane: 290,
  'Isopropyl alcohol': 5000,
  Methanol: 3000,
  'Methylene chloride': 600,
  Pentane: 5000,
  Propane: 5000,
  Toluene: 890,
  'Total xylenes': 2170,
};

const colorado: Limits = {
  Acetone: 1000,
  Benzene: 2,
  Butane: 1000,
  Ethanol: 1000,
  'Ethyl acetate': 1000,
  Heptane: 1000,
  Hexane: 60,
  'Isopropyl alcohol': 1000,
  Methanol: 600,
  Pentane: 1000,
  Propane: 1000,
  Toluene: 180,
  'Total xylenes': 430,
};

/** The classes of ICH Q3C and USP <467>: 5,000 for class 3, and the tabulated concentrations for class 2. */
const pharmacopoeia: Limits = {
  Acetone: 5000,
  Acetonitrile: 410,
  Benzene: 2,
  Butane: 5000,
  Chloroform: 60,
  Ethanol: 5000,
  'Ethyl acetate': 5000,
  Heptane: 5000,
  Hexane: 290,
  'Isopropyl alcohol': 5000,
  Methanol: 3000,
  'Methylene chloride': 600,
  Pentane: 5000,
  Propane: 5000,
  Toluene: 890,
  'Total xylenes': 2170,
};

const limits: Record<Jurisdiction, Limits> = {
  CA: california,
  CO: colorado,
  MO: pharmacopoeia,
  NM: pharmacopoeia,
  OH: pharmacopoeia,
  UT: pharmacopoeia,
  WA: washington,
  CA_ALL: pharmacopoeia,
};

/** Limits are in µg/g. */
export const solventLimits = (jurisdiction: Jurisdiction): [name: string, limit: number][] =>
  Object.entries(limits[jurisdiction]);
