import { type Copy, copy } from '../language/index.ts'
import { assumptionCopy, type Role, type RoundingName } from '../tax-law/index.ts'
import type { Assumed, UnsaidFact } from './assumed.ts'
import { eldersWageWords } from './elders-wage.copy.ts'
import { homeWords } from './home.copy.ts'
import { notCountedWords } from './not-counted.copy.ts'
import { otherWorkWords } from './other-work.copy.ts'
import { partnerWords } from './partner.copy.ts'
import type { Unsure } from './unsure.ts'
import { withheldWords } from './withheld.copy.ts'

/** What surrounds a result. */
export const resultWords = {
  how: copy('How we got this', 'Zo komen we hieraan'),
  assumed: copy('What we assume', 'Wat we aannemen'),
  fillIn: copy('Fill it in', 'Invullen'),
  change: copy('Look at your answer', 'Bekijk uw antwoord'),
  enterIncome: copy(
    'Fill in your income or upload an annual statement. We then work out what you pay or get back.',
    'Vul uw inkomen in of upload een jaaropgaaf. Dan rekenen we uit wat u betaalt of terugkrijgt.',
  ),
  sayOrEnterIncome: copy(
    'Fill in your income, or say under Documents whether to count {documents}. We then work out what you pay or get back.',
    'Vul uw inkomen in, of geef bij Documenten aan of u {documents} wilt meetellen. Dan rekenen we uit wat u betaalt of terugkrijgt.',
  ),
  /** The same at Documents itself. */
  sayHere: copy(
    'Fill in your income, or say below whether to count {documents}. We then work out what you pay or get back.',
    'Vul uw inkomen in, of geef hieronder aan of u {documents} wilt meetellen. Dan rekenen we uit wat u betaalt of terugkrijgt.',
  ),
  leftUncounted: copy(
    'Not counted: {documents}. No income was filled in. In a correction of this return you can still count what you uploaded.',
    'Niet meegeteld: {documents}. Er is geen inkomen ingevuld. In een verbetering van deze aangifte kunt u dat alsnog meetellen.',
  ),
  practiseAllTheSame: copy(
    'You can practise every step all the same. For your real return:',
    'U kunt wel alle stappen oefenen. Voor uw echte aangifte:',
  ),
  /** The same of what is practised already. */
  forYourRealReturn: copy('For your real return:', 'Voor uw echte aangifte:'),
  /** Where nothing but an answer is in the way. */
  mendFirst: copy(
    'Change this first, then we can work out a figure:',
    'Pas dit eerst aan, dan kunnen we een bedrag uitrekenen:',
  ),
  moreInGuide: copy('More in the guide', 'Meer in de gids'),
  toDocuments: copy('Go to Documents', 'Naar Documenten'),
  notSure: copy(
    '{question}: we are not sure that we read {found} right, so it does not count until you say what it is.',
    '{question}: we weten niet zeker of we {found} goed lazen; het telt pas mee als u aangeeft wat het is.',
  ),
  notFound: copy(
    '{question}: we did not find this amount on {found}, so it counts as nothing until you say what it is, also if it is € 0.',
    '{question}: op {found} vonden we dit bedrag niet; het telt als niets tot u aangeeft wat het is, ook als het € 0 is.',
  ),
  'same-account': copy(
    '{question}: {found} may be of the same account, which is in the name of two people. They do not count until you say whether they are.',
    '{question}: {found} kunnen van dezelfde rekening zijn, want die staat op naam van twee mensen. Ze tellen pas mee als u aangeeft hoe het zit.',
  ),
  replaced: copy(
    '{question}: a later letter usually replaces an earlier one. So {found} does not count until you say which letter is the latest.',
    '{question}: een latere brief vervangt meestal een eerdere. Daarom telt {found} pas mee als u aangeeft welke brief de laatste is.',
  ),
  /** Where that is said. */
  sayAtDocument: copy('Say it with the document', 'Geef het aan bij het document'),
  hangsOn: copy('What this figure depends on', 'Waar dit bedrag van afhangt'),
  /** Where something that is not sure is corrected, also in nothing. */
  correctRead: copy('Correct what we read', 'Verbeter wat we lazen'),
  /** Where an amount is typed that was not found. */
  typeNotFound: copy('Type it with the document', 'Vul het in bij het document'),
  yours: copy('You: {line}', 'U: {line}'),
  partners: copy('Your partner: {line}', 'Uw partner: {line}'),
  tryOut: copy('Try out what a change would do', 'Probeer uit wat een verandering doet'),
  divide: copy(
    'Find the best division with your partner, or try out a change',
    'Vind de beste verdeling met uw partner, of probeer een verandering uit',
  ),
  seeDivision: copy(
    'See the division with your partner, or try out a change',
    'Bekijk de verdeling met uw partner, of probeer een verandering uit',
  ),
  steps: copy('Used for this', 'Hiervoor gebruikt'),
  opensElsewhere: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
} as const

/** What a figure stands on. */
export const assumedBy: Readonly<Record<Exclude<Assumed, Unsure | `${Role} ${UnsaidFact}`>, Copy>> = {
  'healthcare-above-whole': copy(
    'The kinds of healthcare expenses are together more than your healthcare expenses; what is above those does not count.',
    'De soorten zorgkosten zijn samen meer dan uw zorgkosten; wat daarboven komt, telt niet mee.',
  ),
  'gifts-above-whole': copy(
    'Gifts to cultural institutions and periodic gifts are together more than your donations; what is above those does not count.',
    'Giften aan culturele instellingen en periodieke giften zijn samen meer dan uw giften; wat daarboven komt, telt niet mee.',
  ),
  'old-gifts-above-whole': copy(
    'Periodic gifts agreed by October 4, 2022 are more than all your periodic gifts; what is above those does not count.',
    'Periodieke giften van vóór 5 oktober 2022 zijn meer dan al uw periodieke giften; wat daarboven komt, telt niet mee.',
  ),
  'dividend-tax': copy(
    'There is income from your own company, and no dividend tax is filled in. Of a dividend 15% is withheld by law, which lowers what you pay. Where there was none, as on a sale, fill in 0.',
    'Er is inkomen uit uw eigen vennootschap, en geen dividendbelasting ingevuld. Van dividend wordt volgens de wet 15% ingehouden, en dat verlaagt wat u betaalt. Was er geen, zoals bij een verkoop, vul dan 0 in.',
  ),
  'dividend-tax-below-usual': copy(
    'Of the income from your own company less dividend tax is filled in than the 15% that is withheld of a dividend: a part of it was no dividend, but a gain.',
    'Van het inkomen uit uw eigen vennootschap is minder dividendbelasting ingevuld dan de 15% die van dividend wordt ingehouden: een deel was geen dividend maar winst.',
  ),
  'pension-age': copy(
    'Your age is not known: you count as younger than state pension age. Above it the tax on a pension is lower.',
    'Uw leeftijd is niet bekend: u telt als jonger dan de AOW-leeftijd. Daarboven is de belasting over pensioen lager.',
  ),
  'partner-pension-age': copy(
    'Your partner’s age is not known: your partner counts as younger than state pension age. Above it the tax on a pension is lower.',
    'De leeftijd van uw partner is niet bekend: uw partner telt als jonger dan de AOW-leeftijd. Daarboven is de belasting over pensioen lager.',
  ),
  ...otherWorkWords,
  'healthcare-kind': copy(
    'Your healthcare expenses count as treatment, without an increase.',
    'Uw zorgkosten tellen als behandeling, zonder verhoging.',
  ),
  'state-pension': copy(
    'Above state pension age you normally have a state pension, and no pension is filled in. A pension in “Salary” would be given employment tax credit that it does not have.',
    'Boven de AOW-leeftijd hebt u meestal AOW, en er is geen pensioen ingevuld. Een pensioen bij ‘Loon’ zou arbeidskorting krijgen die er niet voor is.',
  ),
  'partner-state-pension': copy(
    'Your partner is above state pension age and normally has a state pension, and no pension of your partner is filled in. In the partner’s “Salary” it would be given employment tax credit that it does not have.',
    'Uw partner is boven de AOW-leeftijd en heeft meestal AOW, en er is geen pensioen van uw partner ingevuld. Bij het loon van uw partner zou het arbeidskorting krijgen die er niet voor is.',
  ),
  ...withheldWords,
  ...homeWords,
  ...partnerWords,
  ...eldersWageWords,
  ...notCountedWords,
  education: copy(
    'Education expenses have not been deductible since 2022 and do not count.',
    'Studiekosten zijn sinds 2022 geen aftrekpost meer en tellen niet mee.',
  ),
  unsaved: copy(
    'Part of the amounts comes from your documents and is not saved yet.',
    'Een deel van de bedragen komt uit uw documenten en is nog niet opgeslagen.',
  ),
  'papers-differ': copy(
    'An amount in your documents is another than in your return; the one in your return counts.',
    'Een bedrag in uw documenten is anders dan in uw aangifte; dat in uw aangifte telt.',
  ),
  'uncounted-document': copy(
    'A document does not count, because it does not seem to be of this return, and what it says is not filled in.',
    'Een document telt niet mee omdat het niet bij deze aangifte lijkt te horen, en wat erop staat is niet ingevuld.',
  ),
  partner: copy(
    'No fiscal partner, also none who files apart. With a child younger than 12, savings or healthcare expenses a partner can make much difference.',
    'Geen fiscale partner, ook niet een die apart aangifte doet. Met een kind jonger dan 12, spaargeld of zorgkosten kan een partner veel uitmaken.',
  ),
  dateOfBirth: copy(
    'Born in 1963 or later and below state pension age all year.',
    'Geboren in 1963 of later en het hele jaar onder de AOW-leeftijd.',
  ),
  wages: copy('No salary.', 'Geen loon.'),
  benefits: copy('No benefits, such as unemployment benefit.', 'Geen uitkeringen, zoals WW.'),
  pensions: copy('No state pension, pension or annuity.', 'Geen AOW, pensioen of lijfrente.'),
  otherWork: copy('No freelance or other work.', 'Geen freelance- of overig werk.'),
  otherIncome: copy('No other income.', 'Geen overige inkomsten.'),
  taxWithheld: copy('No wage tax withheld.', 'Geen ingehouden loonheffing.'),
  dividendTaxWithheld: copy('No dividend tax withheld.', 'Geen ingehouden dividendbelasting.'),
  thirtyPercentRuling: copy(
    'No 30% ruling. With it savings, investments and box 2 could be largely untaxed.',
    'Geen 30%-regeling. Daarmee kunnen spaargeld, beleggingen en box 2 grotendeels onbelast zijn.',
  ),
  labourCreditApplied: copy(
    'The employer applied no more employment tax credit than the law gives over the whole year.',
    'De werkgever heeft niet meer arbeidskorting verrekend dan de wet over het hele jaar geeft.',
  ),
  provisionalAssessment: copy('No provisional assessment.', 'Geen voorlopige aanslag.'),
  youngDisabled: copy('No support for the young disabled.', 'Geen Wajong.'),
  singleElderly: copy('No state pension for someone living alone.', 'Geen AOW voor alleenstaanden.'),
  greenInvestments: copy('No green investments.', 'Geen groene beleggingen.'),
  greenSavings: copy(
    'What is above the exempt amount of green investments is not in a savings account.',
    'Wat boven de vrijstelling voor groene beleggingen komt, staat niet op een spaarrekening.',
  ),
  childUnder12: copy('No child younger than 12.', 'Geen kind jonger dan 12.'),
  partnerAbroad: copy(
    'No partner abroad who earns less from work.',
    'Geen partner in het buitenland die minder met werken verdient.',
  ),
  financingCosts: copy('No other costs of the home loan.', 'Geen financieringskosten van uw hypotheek.'),
  registeredFrom: copy('You lived in your own home all year.', 'U woonde het hele jaar in uw eigen woning.'),
  box2Income: copy('No income from a substantial interest.', 'Geen inkomen uit aanmerkelijk belang.'),
  box3: copy(
    'No savings or investments above the tax-free allowance, and no debts above the threshold.',
    'Geen spaargeld en beleggingen boven het heffingsvrij vermogen, en geen schulden boven de drempel.',
  ),
  actualReturn: copy('The deemed return on savings and investments.', 'Het fictieve rendement in box 3.'),
  complications: copy(
    'No second home, leasehold, usufruct or net annuity among your savings and investments.',
    'Geen tweede woning, erfpacht, vruchtgebruik of nettolijfrente bij uw spaargeld en beleggingen.',
  ),
  gifts: copy('No gifts.', 'Geen giften.'),
  cultural: copy(
    'No gift to a cultural institution, which would count for more.',
    'Geen gift aan een culturele instelling, die voor meer zou meetellen.',
  ),
  healthcare: copy('No healthcare expenses of your own.', 'Geen eigen zorgkosten.'),
  circumstances: copy(
    'You lived in the Netherlands all year and were insured here. You had no income from abroad and no business. You paid no partner alimony and no premiums for an annuity or disability insurance. Nobody died in the tax year, and you had the same partner all year or none. You have no deductions or losses left from earlier years, got no deduction paid back and have no loan from your own company. Commuting by public transport (_reisaftrek_) and weekends at home for someone disabled do not count.',
    'U woonde het hele jaar in Nederland en was hier verzekerd. U had geen inkomen uit het buitenland en geen onderneming. U betaalde geen partneralimentatie en geen premies voor een lijfrente of arbeidsongeschiktheidsverzekering (AOV). Niemand is in het belastingjaar overleden, en u had het hele jaar dezelfde partner of geen partner. U hebt geen aftrek of verlies uit eerdere jaren, kreeg geen aftrekpost terug en leent niet van uw eigen vennootschap. Reisaftrek (openbaar vervoer) en weekenduitgaven voor gehandicapten tellen niet mee.',
  ),
  'home-of-ones-own': copy(
    'The home is of you, or of you and your fiscal partner, alone, and was not rented out. You had no second home of your own, other than by moving.',
    'De woning is alleen van u, of van u en uw fiscale partner, en was niet verhuurd. Er was geen tweede eigen woning, anders dan door een verhuizing.',
  ),
  'loan-that-counts': copy(
    'All of the home loan was for buying or improving the home. It is from before 2013, or you repay it every year, within 30 years; one from before 2001 counts through 2030. No interest is of a residual debt. What a home sold in the three years before it left over was put into this one.',
    'De hele hypotheek is gebruikt om de woning te kopen of te verbeteren. De hypotheek is van vóór 2013, of u lost elk jaar af en bent binnen 30 jaar klaar. Een hypotheek van vóór 2001 telt tot en met 2030. Er is geen rente van een restschuld bij. Hebt u in de drie jaar ervoor een woning verkocht? Dan is de overwaarde in deze woning gestoken.',
  ),
  'box3-percentages-provisional': inBoth(assumptionCopy['box3-percentages-provisional']),
  'figures-provisional': inBoth(assumptionCopy['figures-provisional']),
  'split-even': inBoth(assumptionCopy['split-even']),
  'box1-loss-not-set-off': inBoth(assumptionCopy['box1-loss-not-set-off']),
  'deductions-carried-forward': inBoth(assumptionCopy['deductions-carried-forward']),
  'small-amounts-due-after-provisional-assessment': inBoth(
    assumptionCopy['small-amounts-due-after-provisional-assessment'],
  ),
  'healthcare-contribution-on-work': inBoth(assumptionCopy['healthcare-contribution-on-work']),
  'healthcare-contribution-on-alimony': inBoth(assumptionCopy['healthcare-contribution-on-alimony']),
  'healthcare-contribution': inBoth(assumptionCopy['healthcare-contribution']),
  'former-home': inBoth(assumptionCopy['former-home']),
  'one-cultural-maximum': inBoth(assumptionCopy['one-cultural-maximum']),
  'ruling-granted': inBoth(assumptionCopy['ruling-granted']),
  'ruling-wage-below-norm': inBoth(assumptionCopy['ruling-wage-below-norm']),
  'ruling-above-cap': inBoth(assumptionCopy['ruling-above-cap']),
  'non-resident-choice': inBoth(assumptionCopy['non-resident-choice']),
  'non-resident-choice-since-before-2024': inBoth(assumptionCopy['non-resident-choice-since-before-2024']),
  'actual-return-on-form': inBoth(assumptionCopy['actual-return-on-form']),
  'box3-of-minor': inBoth(assumptionCopy['box3-of-minor']),
}

function inBoth({ en, nl }: { readonly en: string; readonly nl: string }): Copy {
  return copy(en, nl)
}

/** How an amount became whole. */
export const roundingWords: Readonly<Record<Exclude<RoundingName, 'exact'>, Copy>> = {
  'nearest-cent': copy('To the nearest cent.', 'Afgerond op de cent.'),
  'euros-down': copy('Whole euros, rounded down.', 'Hele euro’s, naar beneden afgerond.'),
  'euros-up': copy('Whole euros, rounded up.', 'Hele euro’s, naar boven afgerond.'),
  'nearest-euro': copy('To the nearest euro.', 'Afgerond op de euro.'),
  'euros-in-favour': copy('Whole euros, rounded in your favour.', 'Hele euro’s, in uw voordeel afgerond.'),
}
