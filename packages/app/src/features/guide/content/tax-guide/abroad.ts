import { copy } from '@aangiftewijs/domain/language'
import { list, note, paragraph, type Section, table } from '../../blocks.ts'
import { rulingRows } from './law-figures.ts'

/** What is different for people who come from or go to another country. Stands in the first tab. */
export const abroad: readonly Section[] = [
  {
    id: 'expats',
    title: copy('Living or working across borders', 'Wonen of werken over de grens'),
    blocks: [
      list(
        copy(
          '**You live here all year.** You are a resident taxpayer. You report your income from the whole world; treaties prevent tax being paid twice.',
          '**U woont hier het hele jaar.** U bent binnenlands belastingplichtig. U geeft uw inkomen uit de hele wereld op; verdragen voorkomen dat u dubbel betaalt.',
        ),
        copy(
          '**You moved here or left during the year.** You file the M form (_M-aangifte_) for that year, usually before July 1 of the year after. A holiday, an internship or some months of work elsewhere is no move while this stayed your home.',
          '**U kwam of vertrok in de loop van het jaar.** U doet voor dat jaar een M-aangifte, meestal vóór 1 juli van het jaar daarna. Een vakantie, stage of een paar maanden werk elders is geen vertrek zolang u hier bleef wonen.',
        ),
        copy(
          '**You live abroad and earn here.** You are a non-resident taxpayer and file the C form (_C-aangifte_), usually before July 1 of the year after. If at least 90% of your world income is taxed here and you live in the EU, Liechtenstein, Norway, Iceland, Switzerland or on Bonaire, Sint Eustatius or Saba, you may get the same deductions as a resident.',
          '**U woont in het buitenland en verdient hier.** U bent buitenlands belastingplichtig en doet een C-aangifte, meestal vóór 1 juli van het jaar daarna. Wordt minstens 90% van uw wereldinkomen hier belast en woont u in de EU, Liechtenstein, Noorwegen, IJsland, Zwitserland of op Bonaire, Sint Eustatius of Saba? Dan hebt u mogelijk recht op dezelfde aftrekposten als een inwoner.',
        ),
        copy(
          '**Your partner lives abroad all year.** Also when you are married you are then usually not [fiscal partners](/tax-guide#fiscal-partner): you file the usual return, alone. Only the combination credit still goes to the one of you who earns less from work.',
          '**Uw partner woont het hele jaar in het buitenland.** Ook als u getrouwd bent, bent u dan meestal geen [fiscale partners](/tax-guide#fiscal-partner): u doet gewoon aangifte, zonder partner. Alleen de combinatiekorting blijft voor wie het minst met werk verdient.',
        ),
        copy(
          '**You are insured in another country**, by an A1 statement or certificate of coverage, as who was sent here by an employer there. You then pay no premiums for Dutch national insurance: less is withheld, and of the tax credits you have only the part that is tax. You say so in your return; we do not compute it.',
          '**U bent in een ander land verzekerd**, met een A1-verklaring of certificate of coverage, zoals wie door een werkgever daar is gestuurd. U betaalt dan hier geen premies volksverzekeringen: er wordt minder ingehouden, en van de heffingskortingen hebt u alleen het belastingdeel. U geeft het op in uw aangifte; wij rekenen het niet uit.',
        ),
        copy(
          '**You own a home or savings abroad.** They belong in box 3 of your Dutch return too: the home by its market value on January 1, since it has no WOZ value. Rent is not taxed by itself here, but usually in the country where the home stands. You can usually claim relief against double taxation.',
          '**U hebt een woning of spaargeld in het buitenland.** Die horen ook in box 3 van uw Nederlandse aangifte: de woning voor de waarde in het economische verkeer op 1 januari, want een WOZ-waarde is er niet. De huur wordt hier niet apart belast, maar meestal wel in het land waar de woning staat. Meestal kunt u om voorkoming van dubbele belasting vragen.',
        ),
      ),
    ],
  },
  {
    id: 'thirty-percent-ruling',
    title: copy('The 30% ruling', 'De 30%-regeling'),
    blocks: [
      paragraph(
        'Were you hired from abroad for skills that are hard to find here? Then your employer may pay up to 30% of your salary free of tax, for at most 5 years. It covers the extra costs of living abroad.',
        'Heeft uw werkgever u uit het buitenland gehaald om uw specifieke kennis? Dan mag uw werkgever maximaal 30% van uw loon onbelast betalen, maximaal 5 jaar lang. Dat is voor de extra kosten van het wonen buiten uw eigen land.',
      ),
      list(
        copy(
          'You and your employer apply together. Apply within 4 months of your first working day, and the ruling counts from that first day. Apply later and it starts the month after.',
          'U en uw werkgever vragen de regeling samen aan. Doet u dat binnen 4 maanden na uw eerste werkdag, dan geldt die vanaf de eerste dag. Vraagt u de regeling later aan, dan begint die in de maand erna.',
        ),
        copy(
          'You lived more than 150 kilometres from the Dutch border for more than 16 of the 24 months before you started.',
          'U woonde in de 24 maanden vóór uw start meer dan 16 maanden op meer dan 150 kilometer van de Nederlandse grens.',
        ),
        copy(
          'Your taxable salary is above the minimum of the year. Scientists have no minimum; people under 30 with a master’s degree have a lower one. The table shows the usual minimum, and the highest salary the ruling counts over.',
          'Uw belastbare loon is hoger dan het minimum van het jaar. Voor wetenschappers geldt geen minimum, voor mensen onder de 30 met een masterdiploma een lager. De tabel laat het gewone minimum zien, met het hoogste loon waarover de regeling geldt.',
        ),
      ),
      table(
        copy('Salary with the 30% ruling, by year', 'Loon bij de 30%-regeling, per jaar'),
        [
          copy('Year', 'Jaar'),
          copy('Taxable salary above', 'Belastbaar loon hoger dan'),
          copy('Counts over at most', 'Geldt over maximaal'),
        ],
        rulingRows,
      ),
      note(
        copy('Changes', 'Wat verandert'),
        copy(
          'Since 2024 the ruling counts up to a maximum salary; for people who had it in December 2022, from 2026 on. From 2025 people with the ruling report box 2 and box 3 like everyone else; those who had it before 2024 keep the old choice through 2026. From 2027 the percentage becomes 27%; who had the ruling before 2024 keeps 30%.',
          'Sinds 2024 geldt de regeling tot een maximumloon; voor wie de regeling in december 2022 had, vanaf 2026. Vanaf 2025 geven mensen met de regeling box 2 en box 3 op zoals iedereen; wie die al vóór 2024 had, houdt de oude keuze tot en met 2026. Vanaf 2027 wordt het percentage 27%; wie de regeling al vóór 2024 had, houdt 30%.',
        ),
      ),
    ],
  },
]
