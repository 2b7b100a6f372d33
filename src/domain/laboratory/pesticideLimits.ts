import type { Jurisdiction } from '../region/jurisdictions';

/** Each line has a limit in µg/g, then its pesticides. A limit of 0 means that any detection fails. */
type LimitLines = string;

/** California, inhalable products: Category I (any detection fails), then Category II. */
const california: LimitLines = `
0: Aldicarb, Carbofuran, Chlordane, Chlorfenapyr, Chlorpyrifos, Coumaphos, Daminozide, DDVP (Dichlorvos), Dimethoate, Ethoprop(hos), Etofenprox, Fenoxycarb, Fipronil, Imazalil, Methiocarb, Methyl parathion, Mevinphos, Paclobutrazol, Propoxur, Spiroxamine, Thiacloprid
0.1: Abamectin, Acephate, Acequinocyl, Acetamiprid, Azoxystrobin, Bifenazate, Boscalid, Clofentezine, Diazinon, Etoxazole, Fenhexamid, Fenpyroximate, Flonicamid, Fludioxonil, Hexythiazox, Kresoxim-methyl, Myclobutanil, Naled, Pentachloronitrobenzene, Phosmet, Prallethrin, Propiconazole, Pyridaben, Spinetoram, Spinosad, Spiromesifen, Spirotetramat, Tebuconazole, Trifloxystrobin
0.5: Carbaryl, Malathion, Oxamyl, Permethrins, Pyrethrins
0.7: Captan
1: Cypermethrin, Methomyl
2: Cyfluthrin, Dimethomorph, Metalaxyl
3: Bifenthrin, Piperonyl butoxide
5: Imidacloprid, Thiamethoxam
10: Chlorantraniliprole`;

const sharedStateList: LimitLines = `
0.1: DDVP (Dichlorvos)
0.2: Acetamiprid, Azoxystrobin, Bifenazate, Bifenthrin, Carbaryl, Carbofuran, Chlorantraniliprole, Chlorpyrifos, Clofentezine, Diazinon, Dimethoate, Ethoprop(hos), Etoxazole, Fenoxycarb, Imazalil, Malathion, Metalaxyl, Methiocarb, Methyl parathion, MGK-264, Myclobutanil, Permethrins, Phosmet, Prallethrin, Propoxur, Pyridaben, Spinosad, Spiromesifen, Spirotetramat, Thiacloprid, Thiamethoxam, Trifloxystrobin
0.4: Acephate, Aldicarb, Boscalid, Etofenprox, Fenpyroximate, Fipronil, Fludioxonil, Imidacloprid, Kresoxim-methyl, Methomyl, Paclobutrazol, Propiconazole, Spiroxamine, Tebuconazole
0.5: Abamectin, Naled
1: Chlorfenapyr, Cyfluthrin, Cypermethrin, Daminozide, Flonicamid, Hexythiazox, Oxamyl, Pyrethrins
2: Acequinocyl, Piperonyl butoxide`;

const colorado: LimitLines = `
0.01: Etoxazole, Tebuconazole
0.02: Azoxystrobin, Bifenazate, Imidacloprid, Spirotetramat
0.03: Spiromesifen
0.04: Imazalil, Myclobutanil, Permethrins
0.05: Malathion
0.06: Spinosad
0.07: Abamectin`;

const newMexico: LimitLines = `
0.2: Bifenazate, Bifenthrin, Diazinon, Etoxazole, Myclobutanil, Pentachloronitrobenzene, Spinetoram, Spinosad, Spirotetramat, Thiamethoxam, Trifloxystrobin
0.4: Fenpyroximate, Fludioxonil, Imidacloprid, Paclobutrazol
0.5: Abamectin
1: Cyfluthrin, Flonicamid, Pyrethrins
2: Acequinocyl, Dimethomorph, Piperonyl butoxide`;

/** Health Canada's list of active ingredients for cannabis oil. */
const canada: LimitLines = `
0.01: Azoxystrobin, Benzovindiflupyr, Bifenazate, Boscalid, Buprofezin, Carbofuran, Chlorantraniliprole, Clofentezine, Coumaphos, Cyantraniliprole, Cyprodinil, Diazinon, Dimethoate, Ethoprop(hos), Etoxazole, Fenoxycarb, Fensulfothion, Fenthion, Fipronil, Fludioxonil, Fluopyram, Hexythiazox, Imazalil, Imidacloprid, Malathion, Metalaxyl, Methiocarb, Myclobutanil, Paclobutrazol, Phosmet, Pirimicarb, Propoxur, Pyraclostrobin, Spinetoram, Spinosad, Spirotetramat, Tebuconazole, Tebufenozide, Tetrachlorvinphos, Thiacloprid, Thiamethoxam, Trifloxystrobin
0.02: Fenpyroximate, Pentachloronitrobenzene
0.025: Carbaryl, Clothianidin, Flonicamid, Methomyl, Mevinphos, Novaluron, Teflubenzuron
0.03: Methyl parathion
0.05: Acephate, Acequinocyl, Acetamiprid, Chlorfenapyr, Daminozide, DDVP (Dichlorvos), Dimethomorph, Dinotefuran, Dodemorph, Endosulfan alpha, Endosulfan beta, Endosulfan sulfate, MGK-264, Phenothrin, Prallethrin, Pyrethrins, Pyridaben, Thiophanate-methyl
0.1: Fenvalerate, Naled, Propiconazole, Resmethrin, Spiroxamine, Tetramethrin
0.15: Etridiazole, Kresoxim-methyl
0.2: Allethrin, Cyfluthrin
0.25: Abamectin, Spirodiclofen
0.3: Cypermethrin, Etofenprox
0.5: Aldicarb, Azadirachtin, Bifenthrin, Chlorpyrifos, Deltamethrin, Iprodione, Permethrins
1.25: Kinoprene, Piperonyl butoxide
1.5: Oxamyl
2: Methoprene
3: Spiromesifen`;

/** Chlorinated and pyrethroid pesticides do not ionize well in liquid chromatography. */
const byGasChromatography = new Set(
  'Allethrin, Bifenthrin, Captan, Chlordane, Chlorfenapyr, Cyfluthrin, Cypermethrin, Deltamethrin, Endosulfan alpha, Endosulfan beta, Endosulfan sulfate, Etridiazole, Fenvalerate, Kinoprene, Methoprene, Methyl parathion, Pentachloronitrobenzene, Permethrins, Phenothrin, Resmethrin, Tetramethrin'.split(
    ', ',
  ),
);

const linesByJurisdiction: Record<Jurisdiction, LimitLines> = {
  CA: california,
  CO: colorado,
  MO: sharedStateList,
  NM: newMexico,
  OH: sharedStateList,
  UT: sharedStateList,
  WA: sharedStateList,
  CA_ALL: canada,
};

interface PesticideLimit {
  name: string;
  limit: number | null;
  isByGas: boolean;
}

/** Sorted alphabetically. */
export const pesticideLimits = (jurisdiction: Jurisdiction): PesticideLimit[] =>
  linesByJurisdiction[jurisdiction]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [limit, names] = line.split(': ');
      return names!.split(', ').map((name) => ({
        name,
        limit: Number(limit) || null,
        isByGas: byGasChromatography.has(name),
      }));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
