interface FormulaCopy {
  /** What the line is. */
  readonly label: string
  /** How it is computed; `{name}` stands for a value of the line. Empty where the parts say it. */
  readonly how: string
}

interface FormulaTexts {
  readonly en: FormulaCopy
  readonly nl: FormulaCopy
}

const texts = (
  en: readonly [label: string, how?: string],
  nl: readonly [label: string, how?: string],
): FormulaTexts => ({
  en: { label: en[0], how: en[1] ?? '' },
  nl: { label: nl[0], how: nl[1] ?? '' },
})

/** The words of every trace line, in English and Dutch. Amounts and percentages are filled in where `{name}` stands. */
export const traceCopy = {
  'settlement.household': texts(['To pay or get back, together'], ['Samen te betalen of terug te krijgen']),
  settlement: texts(['To pay or get back'], ['Te betalen of terug te krijgen']),
  'settlement.euros': texts(['Rounding to whole euros'], ['Afronding op hele euro’s']),
  'settlement.threshold': texts(
    ['Small amount', 'Up to {charged} is not charged and up to {refunded} is not paid out.'],
    ['Klein bedrag', 'Tot en met {charged} wordt niet geheven en tot en met {refunded} niet uitbetaald.'],
  ),
  balance: texts(
    ['Tax due after prepayments', 'Tax minus credits, minus what was already paid.'],
    ['Verschuldigd na verrekening', 'Belasting min kortingen, min wat al is betaald.'],
  ),
  levy: texts(['Income tax and premiums'], ['Inkomstenbelasting en premies']),
  'box1.tax': texts(['Tax and premiums on box 1'], ['Belasting en premies in box 1']),
  'box1.bracket': texts(
    ['Box 1: bracket from {from}', '{rate} of {slice}.'],
    ['Box 1: schijf vanaf {from}', '{rate} van {slice}.'],
  ),
  'box1.premiums': texts(
    ['of which national insurance premiums', '{rate} of {slice}.'],
    ['waarvan premies volksverzekeringen', '{rate} van {slice}.'],
  ),
  'box1.incomeTax': texts(
    ['of which income tax', 'The rest of this bracket.'],
    ['waarvan inkomstenbelasting', 'De rest van deze schijf.'],
  ),
  'box1.income': texts(['Taxable income in box 1'], ['Belastbaar inkomen in box 1']),
  wages: texts(['Salary'], ['Loon']),
  'wages.given': texts(['Salary on the annual statements'], ['Loon volgens de jaaropgaven']),
  'wages.untaxedAllowance': texts(
    ['Untaxed allowance of the 30% ruling', 'Not part of the taxable salary.'],
    ['Onbelaste vergoeding van de 30%-regeling', 'Hoort niet bij het belaste loon.'],
  ),
  otherWork: texts(
    ['Freelance and other work', 'Receipts less costs.'],
    ['Freelance- en overig werk', 'Ontvangsten min kosten.'],
  ),
  benefits: texts(['Benefits'], ['Uitkeringen']),
  pensions: texts(['State pension, pensions and annuities'], ['AOW, pensioenen en lijfrenten']),
  otherIncome: texts(['Other income'], ['Overige inkomsten']),
  ownHome: texts(['Own home'], ['Eigen woning']),
  'ownHome.part': texts(
    ['Own home: your part', 'Your part of {whole}.'],
    ['Eigen woning: uw deel', 'Uw deel van {whole}.'],
  ),
  'deductions.box1': texts(
    ['Personal deductions in box 1', 'Of your {whole}, as much as this box holds.'],
    ['Persoonsgebonden aftrek in box 1', 'Van uw {whole}, zoveel als in deze box past.'],
  ),
  'deductions.box2': texts(
    ['Personal deductions in box 2', 'What boxes 1 and 3 could not hold.'],
    ['Persoonsgebonden aftrek in box 2', 'Wat in box 1 en 3 niet paste.'],
  ),
  'deductions.box3': texts(
    ['Personal deductions in box 3', 'What box 1 could not hold.'],
    ['Persoonsgebonden aftrek in box 3', 'Wat in box 1 niet paste.'],
  ),
  rateAdjustment: texts(
    ['Lower rate for deductions', '{rate} of {deductions}, the deductions above {top}.'],
    ['Tariefsaanpassing voor aftrekposten', '{rate} van {deductions}, de aftrekposten boven {top}.'],
  ),
  'box2.tax': texts(['Tax on box 2'], ['Belasting in box 2']),
  'box2.bracket': texts(
    ['Box 2: bracket from {from}', '{rate} of {slice}.'],
    ['Box 2: schijf vanaf {from}', '{rate} van {slice}.'],
  ),
  'box2.income': texts(['Taxable income in box 2'], ['Belastbaar inkomen in box 2']),
  'box2.all': texts(['Substantial interest'], ['Aanmerkelijk belang']),
  'box2.part': texts(
    ['Substantial interest: your part', 'Your part of {whole}.'],
    ['Aanmerkelijk belang: uw deel', 'Uw deel van {whole}.'],
  ),
  'box3.tax': texts(['Tax on box 3', '{rate} of {income}.'], ['Belasting in box 3', '{rate} van {income}.']),
  'box3.income': texts(['Taxable income in box 3'], ['Belastbaar inkomen in box 3']),
  'box3.deemed': texts(
    ['Deemed return', 'Your share, {share}, of the return of {yield}.'],
    ['Fictief rendement', 'Uw aandeel, {share}, van het rendement van {yield}.'],
  ),
  'box3.oldMethod': texts(
    ['Return by the old method', 'By slices of your base of {base}.'],
    ['Rendement volgens de oude methode', 'Over de schijven van uw grondslag van {base}.'],
  ),
  'box3.actualAll': texts(['Actual return'], ['Werkelijk rendement']),
  'box3.actual': texts(
    ['Actual return', 'Your part of the actual return of {actual}.'],
    ['Werkelijk rendement', 'Uw deel van het werkelijke rendement van {actual}.'],
  ),
  'box3.lowest': texts(
    ['Return in box 3', 'The lowest of the methods that may be used.'],
    ['Rendement in box 3', 'De laagste uitkomst van de toegestane methoden.'],
  ),
  credits: texts(['Tax credits'], ['Heffingskortingen']),
  'credit.general': texts(
    ['General tax credit', '{max}, less {rate} of the income above {from}; your income is {income}.'],
    ['Algemene heffingskorting', '{max}, min {rate} van het inkomen boven {from}; uw inkomen is {income}.'],
  ),
  'credit.labour': texts(
    ['Employment tax credit', 'Over a labour income of {income}: {rate} of it, at most {max}.'],
    ['Arbeidskorting', 'Over een arbeidsinkomen van {income}: {rate} daarvan, maximaal {max}.'],
  ),
  'credit.labourRising': texts(
    [
      'Employment tax credit',
      'Over a labour income of {income}: {base}, plus {rate} of it above {from}, at most {max}.',
    ],
    ['Arbeidskorting', 'Over een arbeidsinkomen van {income}: {base}, plus {rate} ervan boven {from}, maximaal {max}.'],
  ),
  'credit.labourDeclining': texts(
    ['Employment tax credit', 'Over a labour income of {income}: {max}, less {rate} of it above {from}.'],
    ['Arbeidskorting', 'Over een arbeidsinkomen van {income}: {max}, min {rate} ervan boven {from}.'],
  ),
  'credit.labourOfEmployer': texts(
    ['Employment tax credit', 'Over a labour income of {income}: as the employer applied it, at most {max}.'],
    ['Arbeidskorting', 'Over een arbeidsinkomen van {income}: zoals de werkgever die verrekende, maximaal {max}.'],
  ),
  'credit.combination': texts(
    ['Income-dependent combination credit', '{rate} of the labour income above {from}, at most {max}.'],
    ['Inkomensafhankelijke combinatiekorting', '{rate} van het arbeidsinkomen boven {from}, maximaal {max}.'],
  ),
  'credit.elderly': texts(
    ['Elderly credit', '{max}, less {rate} of the income above {from}; your income is {income}.'],
    ['Ouderenkorting', '{max}, min {rate} van het inkomen boven {from}; uw inkomen is {income}.'],
  ),
  'credit.singleElderly': texts(['Single elderly credit'], ['Alleenstaandeouderenkorting']),
  'credit.youngDisabled': texts(['Young disabled credit'], ['Jonggehandicaptenkorting']),
  'credit.green': texts(
    ['Credit for green investments', '{rate} of {exempt}.'],
    ['Korting groene beleggingen', '{rate} van {exempt}.'],
  ),
  'credit.greenPart': texts(
    [
      'Credit for green investments: your part',
      'Of {rate} of {exempt}, as savings and investments are divided; without those all with the higher income.',
    ],
    [
      'Korting groene beleggingen: uw deel',
      'Van {rate} van {exempt}, zoals spaargeld en beleggingen zijn verdeeld; zonder die alles bij het hoogste inkomen.',
    ],
  ),
  'credit.limit': texts(
    ['Credit that is not used', 'Credits count up to the tax and premiums of {levy}.'],
    ['Korting die vervalt', 'Kortingen kunnen niet hoger zijn dan de belasting en premies van {levy}.'],
  ),
  'credit.paidOut': texts(
    ['Credit paid out beside the partner', 'Up to {level}, as far as the partner owes tax.'],
    ['Uitbetaalde heffingskorting', 'Tot {level}, voor zover de partner belasting verschuldigd is.'],
  ),
  'withheld.tax': texts(['Wage tax withheld'], ['Ingehouden loonheffing']),
  'withheld.dividend': texts(['Dividend tax withheld'], ['Ingehouden dividendbelasting']),
  provisionalAssessment: texts(['Provisional assessment'], ['Voorlopige aanslag']),
  home: texts(['Own home'], ['Eigen woning']),
  'home.notional': texts(
    ['Notional rental value', 'From a value of {value}: {rate}.'],
    ['Eigenwoningforfait', 'Over een waarde van {value}: {rate}.'],
  ),
  'home.notionalAbove': texts(
    ['Notional rental value', '{base}, plus {rate} of the value above {from}; the value is {value}.'],
    ['Eigenwoningforfait', '{base}, plus {rate} van de waarde boven {from}; de waarde is {value}.'],
  ),
  'home.notionalOfDays': texts(
    [
      'Notional rental value',
      '{days} of {ofYear} days of the {whole} of a whole year: while you were registered there.',
    ],
    [
      'Eigenwoningforfait',
      '{days} van de {ofYear} dagen van de {whole} van een heel jaar: zolang u er stond ingeschreven.',
    ],
  ),
  'home.notionalOfFormer': texts(
    [
      'Notional rental value of the former home',
      '{days} of {ofYear} days of the {whole} of a whole year: while you were registered there.',
    ],
    [
      'Eigenwoningforfait van de vorige woning',
      '{days} van de {ofYear} dagen van de {whole} van een heel jaar: zolang u er stond ingeschreven.',
    ],
  ),
  'home.interest': texts(['Mortgage interest'], ['Betaalde hypotheekrente']),
  'home.financingCosts': texts(['Other costs of the loan'], ['Financieringskosten van de lening']),
  'home.hillen': texts(
    ['Deduction for no or little debt', '{rate} of {rest}, the notional value left after costs.'],
    ['Aftrek geen of geringe eigenwoningschuld', '{rate} van {rest}, het forfait dat na kosten overblijft.'],
  ),
  'box3.base': texts(['Base of box 3'], ['Grondslag sparen en beleggen']),
  'box3.savings': texts(['Savings on January 1'], ['Bank- en spaartegoeden op 1 januari']),
  'box3.investments': texts(
    ['Investments and other assets on January 1'],
    ['Beleggingen en andere bezittingen op 1 januari'],
  ),
  'box3.greenSavings': texts(
    ['Green savings above the exempt {exempt}', 'Exempt are green investments first, then green savings.'],
    [
      'Groen spaargeld boven de vrijstelling van {exempt}',
      'Eerst zijn groene beleggingen vrijgesteld, dan groen spaargeld.',
    ],
  ),
  'box3.greenInvestments': texts(
    ['Green investments above the exempt {exempt}'],
    ['Groene beleggingen boven de vrijstelling van {exempt}'],
  ),
  'box3.debts': texts(
    ['Debts on January 1', '{debts}, less the threshold.'],
    ['Schulden op 1 januari', '{debts}, min de drempel.'],
  ),
  'box3.allowance': texts(['Tax-free allowance'], ['Heffingsvrij vermogen']),
  'box3.yield': texts(['Deemed return on everything'], ['Fictief rendement over alles']),
  'box3.bankYield': texts(
    ['Return on savings', '{rate} of {amount}.'],
    ['Rendement op spaargeld', '{rate} van {amount}.'],
  ),
  'box3.otherYield': texts(
    ['Return on investments', '{rate} of {amount}.'],
    ['Rendement op beleggingen', '{rate} van {amount}.'],
  ),
  'box3.debtYield': texts(
    ['Return on debts', '{rate} of {amount}.'],
    ['Rendement op schulden', '{rate} van {amount}.'],
  ),
  'box3.actualReturn': texts(['Actual return on everything'], ['Werkelijk rendement over alles']),
  'box3.actualIncome': texts(['Interest, dividend and rent'], ['Rente, dividend en huur']),
  'box3.actualChange': texts(['Change in value'], ['Waardeverandering']),
  'box3.actualInterest': texts(['Interest on debts'], ['Rente op schulden']),
  'floor.zero': texts(['Topped up to zero: it cannot be less'], ['Aangevuld tot nul: minder kan het niet zijn']),
  'ceiling.most': texts(['Above the maximum of {most}'], ['Boven het maximum van {most}']),
  deductions: texts(['Personal deductions'], ['Persoonsgebonden aftrek']),
  thresholdIncome: texts(['Threshold income'], ['Drempelinkomen']),
  'thresholdIncome.person': texts(
    ['Income of the boxes before personal deductions'],
    ['Inkomen van de boxen vóór persoonsgebonden aftrek'],
  ),
  gifts: texts(['Ordinary gifts'], ['Gewone giften']),
  'gifts.given': texts(['Given'], ['Gegeven']),
  'gifts.cultural': texts(
    ['Increase for cultural institutions', '{rate} of {amount}, at most {most}.'],
    ['Verhoging voor culturele instellingen', '{rate} van {amount}, maximaal {most}.'],
  ),
  'gifts.threshold': texts(
    ['Threshold', '{rate} of {income}, at least {least}.'],
    ['Drempel', '{rate} van {income}, minstens {least}.'],
  ),
  periodicGifts: texts(['Periodic gifts'], ['Periodieke giften']),
  healthcare: texts(['Specific healthcare expenses'], ['Specifieke zorgkosten']),
  'healthcare.paid': texts(['Paid'], ['Betaald']),
  'healthcare.increase': texts(
    ['Increase', 'For a threshold income up to {most}; not on treatment nor on visits.'],
    ['Verhoging', 'Bij een drempelinkomen tot en met {most}; niet over behandeling en ziekenbezoek.'],
  ),
  'healthcare.threshold': texts(
    ['Threshold', 'For a threshold income of {income}.'],
    ['Drempel', 'Bij een drempelinkomen van {income}.'],
  ),
} as const satisfies Readonly<Record<string, FormulaTexts>>

/** What a trace line is and how it is computed: a key of `traceCopy`. */
export type FormulaCode = keyof typeof traceCopy
