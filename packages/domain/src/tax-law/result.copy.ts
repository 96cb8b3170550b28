import type { AssumptionCode, UnsupportedCode } from './result.ts'

interface Texts {
  readonly en: string
  readonly nl: string
}

/** Why no figure is given, in people's words. */
export const unsupportedCopy: Readonly<Record<UnsupportedCode, Texts>> = {
  'part-year-resident': {
    en: 'Someone on the return did not live in the Netherlands all year.',
    nl: 'Iemand in de aangifte woonde niet het hele jaar in Nederland.',
  },
  'non-resident': { en: 'You did not live in the Netherlands.', nl: 'U woonde niet in Nederland.' },
  'partial-non-resident': {
    en: 'With the 30% ruling you chose partial non-resident status.',
    nl: 'U koos bij de 30%-regeling voor partiële buitenlandse belastingplicht.',
  },
  'foreign-income-with-relief': {
    en: 'There is income from another country; we do not compute the relief against double tax.',
    nl: 'Er is inkomen uit een ander land; wij rekenen niet uit hoe dubbele belasting wordt voorkomen.',
  },
  'not-insured-for-national-insurance': {
    en: 'Someone on the return was not insured for Dutch national insurance.',
    nl: 'Iemand in de aangifte was niet verzekerd voor de Nederlandse volksverzekeringen.',
  },
  'partner-part-of-year': {
    en: 'You were partners for a part of the year and do not choose the whole year.',
    nl: 'U was een deel van het jaar partners en kiest niet voor het hele jaar.',
  },
  'death-in-year': {
    en: 'Someone on the return died in the tax year.',
    nl: 'Iemand in de aangifte overleed in het belastingjaar.',
  },
  'business-profit': { en: 'There is profit from a business.', nl: 'Er is winst uit een onderneming.' },
  'loan-from-own-company': {
    en: 'There is a loan from your own company.',
    nl: 'Er is een lening bij de eigen vennootschap.',
  },
  'box2-loss': { en: 'There is a loss in box 2.', nl: 'Er is een verlies in box 2.' },
  'two-homes': {
    en: 'You had two homes of your own, other than by moving from one to the next.',
    nl: 'Er waren twee eigen woningen, anders dan door van de ene naar de andere te verhuizen.',
  },
  'home-let': {
    en: 'Your home, or part of it, was rented out.',
    nl: 'De eigen woning, of een deel ervan, was verhuurd.',
  },
  'lodgers-above-limit': {
    en: 'The rent of lodgers was above the exempt limit.',
    nl: 'De kamerhuur kwam boven de vrijstelling.',
  },
  'residual-debt': {
    en: 'There is interest on a residual debt of a former home.',
    nl: 'Er is rente op een restschuld van een vorige woning.',
  },
  'loan-past-30-years': {
    en: 'The interest of a loan has been deducted for 30 years.',
    nl: 'De rente van een lening is al 30 jaar afgetrokken.',
  },
  'non-repaying-loan-after-2012': {
    en: 'A home loan from after 2012 is not being repaid.',
    nl: 'Op een hypotheek van na 2012 wordt niet afgelost.',
  },
  'home-shared-with-others': {
    en: 'Part of the home belongs to someone who is not your partner.',
    nl: 'De eigen woning is deels van iemand die niet uw partner is.',
  },
  'income-averaging': { en: 'You ask for income averaging.', nl: 'U vraagt om middeling.' },
  'annuity-premiums': {
    en: 'You deduct premiums for an annuity or a disability insurance.',
    nl: 'U trekt premies voor een lijfrente of arbeidsongeschiktheidsverzekering af.',
  },
  'alimony-paid': { en: 'You deduct alimony you pay.', nl: 'U trekt betaalde alimentatie af.' },
  'earlier-deduction-paid-back': {
    en: 'You got back something you deducted before.',
    nl: 'U kreeg iets terug dat u eerder aftrok.',
  },
  'carried-forward-deductions': {
    en: 'There are deductions or a loss left from earlier years.',
    nl: 'Er is aftrek of een verlies over van eerdere jaren.',
  },
  'periodic-gifts-to-culture': {
    en: 'There are periodic gifts to cultural institutions.',
    nl: 'Er zijn periodieke giften aan culturele instellingen.',
  },
  'old-study-grant-became-loan': {
    en: 'An old study grant finally became a loan.',
    nl: 'Een oude prestatiebeurs is definitief een lening geworden.',
  },
  'let-property': {
    en: 'The actual return includes let property.',
    nl: 'Bij het werkelijke rendement hoort verhuurd vastgoed.',
  },
  'self-used-property': {
    en: 'The actual return includes property you use yourself.',
    nl: 'Bij het werkelijke rendement hoort vastgoed dat u zelf gebruikt.',
  },
  'leasehold-property': {
    en: 'The actual return includes leasehold property.',
    nl: 'Bij het werkelijke rendement hoort vastgoed op erfpacht.',
  },
  usufruct: {
    en: 'The actual return includes a usufruct.',
    nl: 'Bij het werkelijke rendement hoort een vruchtgebruik.',
  },
  'green-investments': {
    en: 'The actual return includes green investments.',
    nl: 'Bij het werkelijke rendement horen groene beleggingen.',
  },
  'net-annuity': {
    en: 'The actual return includes a net annuity.',
    nl: 'Bij het werkelijke rendement hoort een nettolijfrente.',
  },
  'moves-around-1-january': {
    en: 'Assets moved between savings and investments around January 1.',
    nl: 'Vermogen ging rond 1 januari tussen spaargeld en beleggingen heen en weer.',
  },
  'year-not-covered': { en: 'This year is not covered.', nl: 'Dit jaar wordt niet berekend.' },
  'reaches-pension-age': {
    en: 'State pension age is reached in this year: its rates are blended.',
    nl: 'De AOW-leeftijd wordt in dit jaar bereikt: de tarieven zijn dan gemengd.',
  },
  'combination-credit-at-pension-age': {
    en: 'For this year no combination credit above state pension age was published.',
    nl: 'Voor dit jaar is geen combinatiekorting boven de AOW-leeftijd gepubliceerd.',
  },
  'box3-percentages-not-final': {
    en: 'The box 3 percentages of this year are not final yet.',
    nl: 'De percentages van box 3 voor dit jaar zijn nog niet definitief.',
  },
  'box3-percentages-unknown': {
    en: 'For this year there are no provisional box 3 percentages.',
    nl: 'Voor dit jaar zijn er geen voorlopige percentages voor box 3.',
  },
  'actual-return-in-provisional': {
    en: 'A provisional assessment never counts the actual return.',
    nl: 'Een voorlopige aanslag rekent nooit met het werkelijke rendement.',
  },
}

/** That over this income a contribution is assessed apart; what applies comes first. */
const contributionOn = (en: string, nl: string): Texts => ({
  en: `On ${en}, you also pay a healthcare contribution (Zvw) of about 5%. You get a separate assessment for it; it is not in this figure. Above a maximum income nothing more is due, and your salary counts towards that first.`,
  nl: `Over ${nl} betaalt u ook een zorgbijdrage (bijdrage Zvw), van ongeveer 5% daarvan. Daarvoor krijgt u een aparte aanslag; de bijdrage zit niet in dit bedrag. Boven een maximuminkomen is niets meer verschuldigd, en loon telt daarvoor als eerste mee.`,
})

/** What a figure stands on, in people's words. */
export const assumptionCopy: Readonly<Record<AssumptionCode, Texts>> = {
  'not-given': { en: 'Not given: counted as none.', nl: 'Niet opgegeven: geteld als geen.' },
  'box3-percentages-provisional': {
    en: 'The box 3 percentages of this year are the provisional ones. The final ones come after the year, may differ, and change this figure then.',
    nl: 'De percentages van box 3 zijn voor dit jaar de voorlopige. De definitieve komen na afloop van het jaar, kunnen anders zijn en veranderen dan dit bedrag.',
  },
  'figures-provisional': {
    en: 'Some amounts or rates of this year are not final yet. The final ones may differ, and change this figure then.',
    nl: 'Sommige bedragen of tarieven van dit jaar zijn nog niet definitief. De definitieve kunnen anders zijn en veranderen dan dit bedrag.',
  },
  'split-even': { en: 'Divided equally.', nl: 'Gelijk verdeeld: ieder de helft.' },
  'box1-loss-not-set-off': {
    en: 'A loss remains in box 1; setting it off against other years is not computed.',
    nl: 'In box 1 blijft een verlies over; verrekening met andere jaren is niet berekend.',
  },
  'deductions-carried-forward': {
    en: 'Personal deductions remain for later years.',
    nl: 'Er blijft persoonsgebonden aftrek over voor latere jaren.',
  },
  'small-amounts-due-after-provisional-assessment': {
    en: 'After a provisional assessment to pay, small amounts are due too.',
    nl: 'Na een voorlopige aanslag die u moest betalen, zijn ook kleine bedragen verschuldigd.',
  },
  'one-cultural-maximum': {
    en: 'The cultural increase is counted up to one maximum, as if one of you gave.',
    nl: 'De verhoging voor cultuur is tot één maximum geteld, alsof één van u gaf.',
  },
  'ruling-granted': {
    en: 'The 30% ruling is taken as granted.',
    nl: 'Er is van uitgegaan dat de 30%-regeling is toegekend.',
  },
  'ruling-wage-below-norm': {
    en: 'Without the allowance of the 30% ruling the salary is not above the salary norm of the year. The ruling then does not count, unless for a scientist, for someone under 30 with a master’s degree above a lower norm, or when the work was for part of the year.',
    nl: 'Zonder de vergoeding van de 30%-regeling komt het loon niet boven de salarisnorm van het jaar. De regeling telt dan niet, tenzij voor een wetenschapper, voor iemand onder de 30 met een masterdiploma boven een lagere norm, of als er een deel van het jaar is gewerkt.',
  },
  'ruling-above-cap': {
    en: 'The allowance of the 30% ruling is more than 30% of the highest salary it counts over. What is above that is taxed, and that is not counted. In 2024 and 2025 this does not hold for people who had the ruling in December 2022.',
    nl: 'De vergoeding van de 30%-regeling is meer dan 30% van het hoogste loon waarover die geldt. Wat daarboven komt, is belast, en dat is niet meegeteld. In 2024 en 2025 geldt dit niet voor wie de regeling in december 2022 had.',
  },
  'non-resident-choice': {
    en: 'With the 30% ruling you may choose partial non-resident status: most of box 2 and 3 is then not taxed. That choice is not counted and could lower what you pay.',
    nl: 'Met de 30%-regeling mag u kiezen voor partiële buitenlandse belastingplicht: het meeste in box 2 en 3 is dan niet belast. Die keuze is niet meegeteld en kan verlagen wat u betaalt.',
  },
  'non-resident-choice-since-before-2024': {
    en: 'If you had the 30% ruling before 2024, you may still choose partial non-resident status: most of box 2 and 3 is then not taxed. That choice is not counted and could lower what you pay.',
    nl: 'Wie de 30%-regeling al vóór 2024 had, mag nog kiezen voor partiële buitenlandse belastingplicht: het meeste in box 2 en 3 is dan niet belast. Die keuze is niet meegeteld en kan verlagen wat u betaalt.',
  },
  'healthcare-contribution-on-work': contributionOn(
    'income from freelance and other work',
    'inkomsten uit freelance- en overig werk',
  ),
  'healthcare-contribution-on-alimony': contributionOn(
    'alimony from a former partner',
    'alimentatie van een ex-partner',
  ),
  'healthcare-contribution': contributionOn(
    'income from freelance and other work, and on alimony from a former partner',
    'inkomsten uit freelance- en overig werk, en over alimentatie van een ex-partner',
  ),
  'former-home': {
    en: 'You had another home of your own before. What the sale left over may lower the loan whose interest you may deduct for the home you have now; that is not counted.',
    nl: 'U had eerder een andere eigen woning. De overwaarde bij de verkoop kan de lening verlagen waarvan u de rente mag aftrekken voor de woning die u nu hebt; dat is niet meegeteld.',
  },
  'actual-return-on-form': {
    en: 'The actual return of this year is reported on a separate form (_opgaaf werkelijk rendement_), not in the return: the result is lower only after that.',
    nl: 'Het werkelijke rendement van dit jaar geeft u door met een apart formulier (opgaaf werkelijk rendement), niet in de aangifte: pas daarna wordt de uitkomst lager.',
  },
  'box3-of-minor': {
    en: 'Savings and investments of someone who is under 18 on January 1 count in the return of their parents, not in this one.',
    nl: 'Spaargeld en beleggingen van wie op 1 januari nog geen 18 is, tellen mee in de aangifte van de ouders, niet in deze.',
  },
}
