import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'

const childrenWords = 'kind|kinderen|zoon|dochter|peuter|kleuter|baby|child|children|kid|kids|son|daughter|toddler'
const costWords =
  'kosten|costs|cost|fee|fees|betaal|betaalde|betalen|betaald|paid|pay|aftrekken|aftrekbaar|deduct|deductible'

/** Who died, children, and what is often taken for a part of the return. */
export const peopleTopics = {
  funeralCosts: {
    keywords: [
      'begrafenis|begrafeniskosten|uitvaart|uitvaartkosten|crematie|crematiekosten|graf|grafkosten|grafsteen|grafrechten|funeral|cremation|burial|gravestone|headstone !verzeker-|verzekering|begrafenisverzekering|uitvaartverzekering|polis|insurance|policy|premie|premium|deposito',
    ],
    guide: '/tax-guide#deductions',
    figures: () => ({}),
    answer: copy(
      'The costs of a funeral, a cremation or a grave are not deductible in {year}, also not as healthcare expenses: you fill them in nowhere. They may count for inheritance tax (_erfbelasting_), which has a separate return: ask the tax authority.',
      'De kosten van een begrafenis, crematie of graf zijn in {year} niet aftrekbaar, ook niet als zorgkosten: u vult ze nergens in. Bij de erfbelasting kunnen ze wel tellen. Die heeft een eigen aangifte: vraag het de Belastingdienst.',
    ),
  },
  death: {
    keywords: [
      'overled-|overleed|overlijd-|gestorven|stierf|sterf-|erfgena-|deceased|died|dies|death|heir|heirs|passedaway',
      'nabestaande|nabestaanden|weduwe|weduwen|weduwnaar|weduwnaars|widow|widows|widowed|widower !pension|pensioen|anw|uitkering|benefit|ouderenkorting-|alleenstaandeouderenkorting-|elderlycredit',
      'late+husband|husbands|wife|wifes|spouse|partner',
      'fform|fformulier|faangifte|fbiljet',
    ],
    guide: '/tax-guide#which-form',
    figures: () => ({}),
    answer: copy(
      'For the year of the death the heirs file an F form (_F-aangifte_), and a surviving partner a separate return. We give no figure then: tick the death at Income, under “Anything special in the year?”. Was the death after the year of the return? Then do not tick it: the return stays the usual one, and you file it together if you were fiscal partners in that year. The heirs sign for the person who died, with an authorisation from the tax authority and not with that person’s DigiD.',
      'Over het jaar van overlijden doen de erfgenamen een F-aangifte, en een achtergebleven partner een eigen aangifte. Wij geven dan geen bedrag: vink het overlijden aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’. Was het overlijden na het jaar van de aangifte? Vink het dan niet aan: het blijft een gewone aangifte, en u doet die samen als u in dat jaar fiscale partners was. De erfgenamen ondertekenen voor wie is overleden, met een machtiging van de Belastingdienst en niet met de DigiD van wie is overleden.',
    ),
  },
  childcare: {
    keywords: [
      'kinderopvang|kinderopvangkosten|kinderdagverblijf-|dagopvang|gastouder|gastouders|peuterspeelzaal|peuteropvang|creche|bso|oppas|childcare|daycare|nursery|preschool|childminder-|kindergarten|babysitt-|nanny|afterschool|afterschoolcare !toeslag-|kinderopvangtoeslag-|allowance-|benefit-|werk-|work|working|job|baan',
      `opvang ${childrenWords} ${costWords} !toeslag-`,
    ],
    guide: '/tax-guide#deductions',
    figures: () => ({}),
    answer: copy(
      'No: what you pay for childcare is not deductible in {year}, be it day care, after-school care, a childminder or a babysitter. For registered childcare there may be an allowance (_kinderopvangtoeslag_): it is applied for at the Dienst Toeslagen and is no part of the return. You fill in neither.',
      'Nee: wat u voor kinderopvang betaalt, is in {year} niet aftrekbaar, ook niet voor dagopvang, bso, een gastouder of een oppas. Voor geregistreerde opvang bestaat kinderopvangtoeslag: die vraagt u aan bij de Dienst Toeslagen en hoort niet in de aangifte. U vult geen van beide in.',
    ),
  },
  allowances: {
    keywords: [
      'toeslag|toeslagen !nacht-|ploegen-|dienst|weekend-|onregelmat-',
      'zorgtoeslag|huurtoeslag|kinderopvangtoeslag-|kinderbijslag|kindgebonden-|toeslagpartner',
      'healthcare|care|childcare|daycare|rent|housing|child allowance|benefit',
    ],
    guide: '/tax-guide#overview',
    figures: () => ({}),
    answer: copy(
      'Allowances (_toeslagen_) are no part of the return: they are applied for, changed and paid back at the Dienst Toeslagen, which goes by your income. We do not compute them, and you fill them in nowhere.',
      'Toeslagen horen niet in de aangifte: u vraagt ze aan, wijzigt ze en betaalt ze terug bij de Dienst Toeslagen, die naar uw inkomen kijkt. Wij rekenen ze niet uit, en u vult ze nergens in.',
    ),
  },
  healthcareContribution: {
    keywords: ['zvw|zorgverzekeringswet|zorgbijdrage', 'healthcare contribution'],
    guide: '/tax-guide#withholding-tax',
    figures: () => ({}),
    answer: copy(
      'The contribution for healthcare (_bijdrage Zvw_) on your annual statement is no income tax: do not add it to the tax withheld. Over income on which no employer paid it, such as other work or alimony for yourself, it comes in a separate assessment and is not in our figure.',
      'De bijdrage Zvw op uw jaaropgaaf is geen inkomstenbelasting: tel die niet bij de ingehouden loonheffing. Over inkomen waarover geen werkgever die bijdrage betaalde, zoals overig werk of alimentatie voor uzelf, krijgt u een aparte aanslag; de bijdrage zit niet in ons bedrag.',
    ),
  },
  childAlimony: {
    keywords: [
      'kinderalimentatie-',
      'kind|kinderen|zoon|dochter|child|children|kid|kids|son|daughter alimentatie|alimony',
      'child|children support|maintenance',
    ],
    guide: '/tax-guide#alimony',
    figures: () => ({}),
    answer: copy(
      'Alimony for children is not deductible for the parent who pays it and no income for the parent who receives it: leave it out of the return. Only alimony for a former partner counts.',
      'Alimentatie voor kinderen is voor wie betaalt geen aftrekpost en voor wie ontvangt geen inkomen: laat die uit de aangifte. Alleen alimentatie voor een ex-partner telt.',
    ),
  },
  childrensSavings: {
    keywords: [
      'kind|kinderen|zoon|dochter|kleinkind-|minderjarig-|child|children|kid|kids|son|daughter spaar-|sparen|rekening|bankrekening|vermogen|account|accounts|saving|savings',
    ],
    guide: '/tax-guide#bank-balances',
    figures: () => ({}),
    answer: copy(
      'What is in accounts of children under 18 counts in box 3 of their parents: add it to your own savings of January 1. From 18 on a child reports it in their own return.',
      'Wat op rekeningen van kinderen onder de 18 staat, telt in box 3 van de ouders: tel het bij uw eigen bank- en spaartegoeden van 1 januari. Vanaf 18 jaar geeft een kind het zelf op.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
