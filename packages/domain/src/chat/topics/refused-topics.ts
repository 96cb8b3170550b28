import { copy } from '../../language/index.ts'
import { dueOfMigrants, type Topic } from './topic.ts'
import { countries, notionalWords, premiumWords, receivedWords } from './words.ts'

/** What the law knows and the return refuses: asked about, it is said where to tick it, and that there is no figure then. */
export const refusedTopics = {
  alimony: {
    keywords: [
      'alimon-|alimentatie-|partneralimentatie|spousal',
      'ex|exwife|exhusband|former|exvrouw|exman support|maintenance|onderhoud',
    ],
    guide: '/tax-guide#alimony',
    figures: () => ({}),
    answer: copy(
      'Alimony that you paid to a former partner, not for children, is a deduction in {year}, but we do not compute it: tick it with your deductions under “Also count this”, and we then cannot give a figure. Alimony that you received for yourself is income: count it with “Other income”. Over it you usually pay a healthcare contribution (Zvw) as well, of about 5%, in a separate assessment that is not in our figure.',
      'Alimentatie die u aan een ex-partner betaalde, niet voor kinderen, is in {year} aftrekbaar, maar wij rekenen dat niet uit: vink het aan bij uw aftrekposten, onder ‘Ook meetellen’, dan kunnen we geen bedrag geven. Alimentatie die u voor uzelf ontving is inkomen: tel die bij ‘Overige inkomsten’. Daarover betaalt u meestal ook een zorgbijdrage (Zvw), van ongeveer 5%, met een aparte aanslag; die zit niet in ons bedrag.',
    ),
  },
  annuity: {
    keywords: [
      `annuity|annuities|lijfrente-|banksparen|pensioensparen !${receivedWords}`,
      `annuity|annuities|lijfrente-|banksparen|pensioensparen ${premiumWords}`,
      'jaarruimte|reserveringsruimte',
      `aov|arbeidsongeschiktheidsverzekering-|disabilityinsurance !${receivedWords}`,
      `aov|arbeidsongeschiktheidsverzekering-|disabilityinsurance ${premiumWords}`,
    ],
    guide: '/tax-guide#annuity-premiums',
    figures: () => ({}),
    answer: copy(
      'Premiums for an annuity, and for a disability insurance (_AOV_) that you took out yourself, may be a deduction in {year}, but we do not compute it: tick it with your deductions under “Also count this”, and we then cannot give a figure. What an annuity pays you is income: fill it in with “State pension, pension or annuity”.',
      'Premies voor een lijfrente, en voor een arbeidsongeschiktheidsverzekering (AOV) die u zelf afsloot, kunnen in {year} aftrekbaar zijn, maar wij rekenen dat niet uit: vink het aan bij uw aftrekposten, onder ‘Ook meetellen’, dan kunnen we geen bedrag geven. Wat een lijfrente u uitkeert is inkomen: vul het in bij ‘AOW, pensioen of lijfrente’.',
    ),
  },
  averaging: {
    keywords: ['middeling|middelen|middelingsregeling|incomeaveraging', 'average|averaging income|years'],
    guide: '/tax-guide#after-filing',
    figures: () => ({}),
    answer: copy(
      'Averaging income over three years (_middeling_) we do not compute. It was abolished: 2022 through 2024 are the last three years that can be averaged. You ask the tax authority for it when the assessments of all three are final; {year} is filled in here as usual.',
      'Middeling, het middelen van inkomen over drie jaar, rekenen wij niet uit. De regeling is afgeschaft: 2022 tot en met 2024 zijn de laatste drie jaren waarover het kan. U vraagt middeling aan bij de Belastingdienst als de aanslagen van alle drie de jaren vaststaan; {year} vult u hier gewoon in.',
    ),
  },
  ownBusiness: {
    keywords: [
      'selfemployed|freelanc-|zzp-|eenmanszaak|ondernemer-|onderneming|ownbusiness|eigenbedrijf|eigenzaak|winstuit|klussen|vof|zelfstandigenaftrek|startersaftrek|winstvrijstelling|mkbwinstvrijstelling|urencriterium',
      'bijverdien-|bijklus-|sidehustle !student|studenten',
      'studiekosten|cursus|cursussen|opleiding-|scholing-|course|courses|training mijn|eigen|my|own bedrijf|zaak|business|company',
    ],
    guide: '/tax-guide#self-employed',
    figures: () => ({}),
    answer: copy(
      'Profit from your own business has rules of its own that we do not compute: tick it at Income, below the amounts, and the return for {year} says what to do and what the rest comes to. Costs of the business, such as a course or a car, come off that profit. Occasional jobs beside a salary that are not a business are counted: enter them as freelance and other work, under “Also count this”.',
      'Winst uit een eigen onderneming heeft eigen regels die wij niet uitrekenen: vink het bij Inkomen aan, onder de bedragen, dan leest u wat u voor {year} moet doen en wat de uitkomst van de rest is. Kosten van de onderneming, zoals een cursus of een auto, gaan van die winst af. Losse klussen naast een baan, die geen onderneming zijn, tellen wel mee: vul ze in bij freelance- en overig werk, onder ‘Ook meetellen’.',
    ),
  },
  partOfYear: {
    keywords: [
      'mform|mformulier|maangifte|mbiljet',
      'emigr-|immigr-|geemigr-|geimmigr-',
      'moved|moving|move|verhuisd|verhuizen|verhuis|vertrokken|vertrek|left|leaving|came|arrived|arriving nederland|netherlands|nl|holland|buitenland|abroad',
      `verhui-|vertrek-|vertrok-|moved|moving|move|left|leaving|arrived ${countries}`,
      'partyear',
      `part year !${notionalWords}`,
      `deel jaar !${notionalWords}`,
    ],
    guide: '/tax-guide#expats',
    figures: dueOfMigrants,
    answer: copy(
      'If you lived here for part of {year}, you file an M form with the tax authority, usually before {due}: the day in your invitation counts. We do not compute it: tick it at Income, below the amounts, and the return says what to do next. A holiday, an internship or some months of work abroad while this stayed your home is no such year: leave the tick open then.',
      'Wie een deel van {year} hier woonde, doet bij de Belastingdienst een M-aangifte, meestal vóór {due}: de dag in uw uitnodiging geldt. Die aangifte rekenen wij niet uit: vink het bij Inkomen aan, onder de bedragen, dan leest u wat u verder moet doen. Een vakantie, stage of een paar maanden werk in het buitenland terwijl u hier bleef wonen, is niet zo’n jaar: laat het vinkje dan uit.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
