import type { Language } from '../../domain/region/locales';

/** French names that differ from the English ones. Species and most abbreviations are identical. */
const french: Record<string, string> = Object.fromEntries(
  `Abamectin=Abamectine
Acephate=Acéphate
Acequinocyl=Acéquinocyle
Acetamiprid=Acétamipride
Aldicarb=Aldicarbe
Allethrin=Alléthrine
Azadirachtin=Azadirachtine
Azoxystrobin=Azoxystrobine
Bifenazate=Bifénazate
Bifenthrin=Bifenthrine
Boscalid=Boscalide
Buprofezin=Buprofézine
Carbofuran=Carbofurane
Chlorantraniliprole=Chlorantraniliprole
Chlorfenapyr=Chlorfénapyr
Chlorpyrifos=Chlorpyriphos
Clofentezine=Clofentézine
Clothianidin=Clothianidine
Cyfluthrin=Cyfluthrine
Cypermethrin=Cyperméthrine
DDVP (Dichlorvos)=Dichlorvos
Deltamethrin=Deltaméthrine
Dimethoate=Diméthoate
Dimethomorph=Diméthomorphe
Dinotefuran=Dinotéfurane
Dodemorph=Dodémorphe
Endosulfan alpha=Endosulfan alpha
Endosulfan beta=Endosulfan bêta
Endosulfan sulfate=Sulfate d’endosulfan
Ethoprop(hos)=Éthoprophos
Etofenprox=Étofenprox
Etoxazole=Étoxazole
Etridiazole=Étridiazole
Fenoxycarb=Fénoxycarbe
Fenpyroximate=Fenpyroximate
Fensulfothion=Fensulfothion
Fenvalerate=Fenvalérate
Flonicamid=Flonicamide
Fluopyram=Fluopyrame
Imazalil=Imazalil
Imidacloprid=Imidaclopride
Kinoprene=Kinoprène
Kresoxim-methyl=Krésoxim-méthyle
Metalaxyl=Métalaxyl
Methiocarb=Méthiocarbe
Methomyl=Méthomyl
Methoprene=Méthoprène
Methyl parathion=Parathion-méthyle
Permethrins=Perméthrines
Phenothrin=Phénothrine
Piperonyl butoxide=Butoxyde de pipéronyle
Pirimicarb=Pirimicarbe
Prallethrin=Pralléthrine
Pentachloronitrobenzene=Quintozène
Pyraclostrobin=Pyraclostrobine
Pyrethrins=Pyréthrines
Pyridaben=Pyridabène
Resmethrin=Resméthrine
Spinetoram=Spinétorame
Spirodiclofen=Spirodiclofène
Spiromesifen=Spiromésifène
Spirotetramat=Spirotétramate
Tebuconazole=Tébuconazole
Tebufenozide=Tébufénozide
Teflubenzuron=Téflubenzuron
Tetrachlorvinphos=Tétrachlorvinphos
Tetramethrin=Tétraméthrine
Thiacloprid=Thiaclopride
Thiamethoxam=Thiaméthoxame
Thiophanate-methyl=Thiophanate-méthyle
Trifloxystrobin=Trifloxystrobine
Acetone=Acétone
Acetonitrile=Acétonitrile
Benzene=Benzène
Chloroform=Chloroforme
Ethanol=Éthanol
Ethyl acetate=Acétate d’éthyle
Isopropyl alcohol=Alcool isopropylique
Methanol=Méthanol
Methylene chloride=Chlorure de méthylène
Toluene=Toluène
Total xylenes=Xylènes, total
Lead=Plomb
Mercury=Mercure
Bile-tolerant gram-negative bacteria=Bactéries Gram négatif résistantes aux sels biliaires
Total aerobic microbial count=Microorganismes aérobies, total
Total yeast and mold=Levures et moisissures, total
Aflatoxin B1=Aflatoxine B1
Aflatoxins, total (B1, B2, G1, G2)=Aflatoxines, total (B1, B2, G1, G2)
Ochratoxin A=Ochratoxine A
Insect fragments=Fragments d’insectes
Hair=Poils et cheveux
Mammalian excreta=Excréments de mammifères
Embedded foreign material=Corps étrangers incrustés
Vitamin E acetate=Acétate de vitamine E
Visual inspection, 3 g=Inspection visuelle, 3 g`
    .split('\n')
    .map((line) => line.split('=') as [string, string]),
);

/** Translates an analyte or method: 'Lead' → 'Plomb'. */
export const analyteName = (name: string, language: Language): string =>
  language === 'fr' ? (french[name] ?? name) : name;
