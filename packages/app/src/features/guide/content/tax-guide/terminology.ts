import { type Copy, copy } from '@aangiftewijs/domain/language'

/** A Dutch tax term, its English name, and what it means. */
export interface Term {
  readonly dutch: string
  readonly english: string
  readonly meaning: Copy
}

const term = (dutch: string, english: string, en: string, nl: string): Term => ({
  dutch,
  english,
  meaning: copy(en, nl),
})

/** The Dutch–English word list of the guide, in Dutch alphabetical order. */
export const terms: readonly Term[] = [
  term(
    'aangifte inkomstenbelasting',
    'income tax return',
    'What you report to the tax authority after the year ends.',
    'Wat u na het jaar aan de Belastingdienst opgeeft.',
  ),
  term(
    'aangiftebrief',
    'letter inviting you to file',
    'If you get it, you must file.',
    'Wie deze brief krijgt, moet aangifte doen.',
  ),
  term(
    'aanmerkelijk belang',
    'substantial interest',
    'At least 5% of the shares of a company; box 2.',
    'Minstens 5% van de aandelen van een bv of andere vennootschap; box 2.',
  ),
  term(
    'aanslag',
    'assessment',
    'The decision on what you pay or get back.',
    'De beslissing over wat u betaalt of terugkrijgt.',
  ),
  term(
    'aftrekpost',
    'deduction',
    'An amount that lowers your taxable income.',
    'Een bedrag dat uw belastbaar inkomen verlaagt.',
  ),
  term(
    'algemene heffingskorting',
    'general tax credit',
    'A reduction of tax for everyone insured here.',
    'Een korting op de belasting voor iedereen die hier verzekerd is.',
  ),
  term(
    'ANBI',
    'public benefit institution',
    'A charity to which gifts are deductible.',
    'Een goed doel waaraan giften aftrekbaar zijn.',
  ),
  term(
    'AOW',
    'state pension',
    'The basic pension for everyone insured here.',
    'Het basispensioen voor iedereen die hier verzekerd is.',
  ),
  term(
    'arbeidskorting',
    'employment tax credit',
    'A reduction of tax for people who work.',
    'Een korting op de belasting voor wie werkt.',
  ),
  term(
    'belastbaar inkomen',
    'taxable income',
    'Income after deductions, on which tax is calculated.',
    'Inkomen na aftrek, waarover de belasting wordt berekend.',
  ),
  term(
    'Belastingdienst',
    'Tax and Customs Administration',
    'The Dutch tax authority.',
    'De organisatie die de belasting heft.',
  ),
  term(
    'bezwaar',
    'objection',
    'What you file within 6 weeks against an assessment.',
    'Wat u binnen 6 weken tegen een aanslag indient.',
  ),
  term(
    'boeterente',
    'penalty interest',
    'What a lender asks for early repayment; it can count as interest.',
    'Wat een geldverstrekker vraagt bij vervroegd aflossen; het kan als rente tellen.',
  ),
  term(
    'burgerservicenummer (BSN)',
    'citizen service number',
    'Your personal number with the government, 9 digits.',
    'Uw persoonlijke nummer bij de overheid, 9 cijfers.',
  ),
  term('DigiD', 'digital identity', 'The login of the Dutch government.', 'Het inlogmiddel van de overheid.'),
  term(
    'dividendbelasting',
    'dividend tax',
    'Tax withheld from dividends; it comes off your bill.',
    'Belasting die op dividend is ingehouden; gaat van uw aanslag af.',
  ),
  term('drempel', 'threshold', 'Only costs above it count.', 'Alleen kosten daarboven tellen mee.'),
  term('eigen woning', 'own home', 'The home you own and live in; box 1.', 'De koopwoning waarin u woont; box 1.'),
  term(
    'eigenwoningforfait',
    'notional rental value',
    'A percentage of the WOZ value, added to your income.',
    'Een percentage van de WOZ-waarde dat bij uw inkomen komt.',
  ),
  term(
    'fiscale partner',
    'fiscal partner',
    'The person with whom you may divide items of the return.',
    'De persoon met wie u posten van de aangifte mag verdelen.',
  ),
  term(
    'giften',
    'donations',
    'Gifts to charities; deductible above a threshold.',
    'Schenkingen aan goede doelen; aftrekbaar boven een drempel.',
  ),
  term(
    'heffingskorting',
    'tax credit',
    'An amount taken off the tax itself.',
    'Een bedrag dat van de belasting zelf afgaat.',
  ),
  term(
    'heffingsvrij vermogen',
    'tax-free allowance in box 3',
    'The part of your assets that is not taxed.',
    'Het deel van uw vermogen dat niet wordt belast.',
  ),
  term(
    'hypotheekrente',
    'mortgage interest',
    'The price of your mortgage; deductible for your own home.',
    'De prijs van uw hypotheek; aftrekbaar voor de eigen woning.',
  ),
  term(
    'inkomstenbelasting',
    'income tax',
    'Tax on the income of people, in three boxes.',
    'Belasting over het inkomen van mensen, in drie boxen.',
  ),
  term(
    'jaaropgaaf',
    'annual income statement',
    'The yearly paper from your employer or benefits agency.',
    'Het jaarlijkse papier van uw werkgever of uitkeringsinstantie.',
  ),
  term(
    'loonheffing',
    'wage withholding tax',
    'Tax and national insurance taken from your pay.',
    'Belasting en premies die van uw loon worden ingehouden.',
  ),
  term(
    'M-aangifte',
    'migration return',
    'The return for the year in which you moved here or left.',
    'De aangifte over het jaar waarin u kwam of vertrok.',
  ),
  term(
    'mkb-winstvrijstelling',
    'small-business profit exemption',
    'A percentage of profit that is not taxed.',
    'Een percentage van de winst dat niet wordt belast.',
  ),
  term(
    'overbruggingslening',
    'bridging loan',
    'A loan until the former home is sold; its interest can count.',
    'Een lening tot de vorige woning is verkocht; de rente kan meetellen.',
  ),
  term(
    'peildatum',
    'reference date',
    'The day that counts: January 1 for box 3.',
    'De dag die telt: 1 januari voor box 3.',
  ),
  term(
    'premie volksverzekeringen',
    'national insurance contribution',
    'Pays for the state pension, long-term care and more.',
    'Betaalt onder meer de AOW en langdurige zorg.',
  ),
  term(
    'schijf',
    'tax bracket',
    'A part of your income with its own rate.',
    'Een deel van uw inkomen met een eigen tarief.',
  ),
  term(
    'specifieke zorgkosten',
    'specific healthcare expenses',
    'Medical costs that may be deductible.',
    'Medische kosten die aftrekbaar kunnen zijn.',
  ),
  term('studiekosten', 'education expenses', 'No longer deductible since 2022.', 'Sinds 2022 niet meer aftrekbaar.'),
  term('teruggaaf', 'refund', 'Tax you get back.', 'Belasting die u terugkrijgt.'),
  term(
    'toeslagen',
    'benefits',
    'Allowances for rent, care, children; not part of the return.',
    'Bijdragen voor huur, zorg en kinderen; geen deel van de aangifte.',
  ),
  term('uitstel', 'extension', 'More time to file.', 'Meer tijd om aangifte te doen.'),
  term(
    'verzamelinkomen',
    'aggregate income',
    'The income of the three boxes together.',
    'Het inkomen van de drie boxen samen.',
  ),
  term(
    'vooraf ingevulde aangifte',
    'pre-filled return',
    'The return with the figures the tax authority already has.',
    'De aangifte met de gegevens die de Belastingdienst al heeft.',
  ),
  term(
    'voorlopige aanslag',
    'provisional assessment',
    'Paying or receiving in advance, on an estimate.',
    'Vooraf betalen of ontvangen, op basis van een schatting.',
  ),
  term(
    'WOZ-waarde',
    'municipal property value',
    'The value the municipality gives your home.',
    'De waarde die de gemeente aan uw woning geeft.',
  ),
  term(
    'zelfstandigenaftrek',
    'self-employed deduction',
    'A fixed deduction from profit for entrepreneurs.',
    'Een vaste aftrek van de winst voor ondernemers.',
  ),
]
