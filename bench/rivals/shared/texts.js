// What the pages of the rivals say: lists of words from which they are built.

const arrow = 'M13.5 4.5h6v6m0-6L11 13M9.5 5.5h-5v14h14v-5'
const circle = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z'

/** Drawings of 24 by 24. */
export const drawings = {
  arrow,
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  paper: 'M6 3.5h8l4.5 4.5v12.5H6v-17Zm8 0V8h4.5M9 12.5h6.5M9 16h6.5',
  clock: `${circle}M12 7v5.2l3.5 2`,
  question: `${circle}M9.500 9.700a2.500 2.500 0 1 1 3.700 2.200c-.8.4-1.2 1-1.2 1.900m0 2.700h0`,
  book: 'M12 6.500C10 4.800 7 4.500 3.500 4.500v13.600c3.500 0 6.500.3 8.500 2 2-1.700 5-2 8.500-2V4.500c-3.500 0-6.500.3-8.500 2Zm0 0v13.600',
}

export const languages = [
  ['en', 'English'],
  ['nl', 'Nederlands'],
  ['mix', 'English and Dutch mixed'],
]

export const themes = [
  ['system', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

export const mainMenu = [
  ['/tax-filing/income', 'Tax filing', 'paper'],
  ['/previous-filings', 'Previous filings', 'clock'],
  ['/documents', 'Documents', 'paper'],
]

export const resourceMenu = [
  ['/help', 'Help center', 'question'],
  ['/faq', 'FAQ', 'question'],
  ['/tax-guide', 'Dutch tax guide', 'book'],
  ['/resources', 'Tax resources', 'book'],
  ['/about', 'About', 'clock'],
]

export const footerLinks = [
  ['About', ['/about', 'About us'], ['/news', 'News'], ['/contact', 'Contact']],
  ['Help', ['/help', 'Help center'], ['/faq', 'Questions'], ['/tax-guide', 'Guide']],
  ['Rules', ['/privacy', 'Privacy'], ['/cookies', 'Cookies'], ['/terms', 'Terms of use']],
]

export const steps = ['Setup', 'Partner', 'Documents', 'Income', 'Deductions', 'Review', 'Submit']

const asked = [
  ['salary', 'Salary', 'Wages before tax, as your annual statement says it.'],
  ['otherIncome', 'Other income', 'For example work for yourself, or tips. Leave it empty if there was none.'],
  ['taxWithheld', 'Tax withheld', 'Wage tax that your employer already paid for you.'],
  ['benefits', 'Benefits', 'Unemployment, sickness or another benefit of the year.'],
  ['pensions', 'Pensions', 'State pension, a pension of an employer, an annuity.'],
  ['dividendTaxWithheld', 'Dividend tax', 'Tax that was held back when your shares paid out.'],
  ['provisionalPaid', 'Provisional assessment', 'What you paid of it in the year, or got back as a minus.'],
  ['greenInvestments', 'Green investments', 'What they were worth on the first of January.'],
  ['savings', 'Savings', 'All accounts together on the first of January.'],
  ['investments', 'Investments', 'Shares, bonds and funds on the first of January.'],
  ['debts', 'Debts', 'Without the loan of the home you live in.'],
  ['secondHome', 'Second home', 'Its value of the year, as the municipality says.'],
]
const alsoAsked = [
  'youngDisabled',
  'childUnder12',
  'partYear',
  'movedHome',
  'business',
  'substantialInterest',
  'alimony',
  'foreignWages',
  'foreignSavings',
  'crypto',
  'loansGiven',
  'inheritance',
  'annuityBoughtOff',
  'travel',
  'lifeInsurance',
  'periodicGifts',
  'ownHomeSold',
  'fosterCare',
  'tips',
  'royalties',
  'studyCosts',
  'rentedOut',
  'shareOptions',
]

/** Each field of the income step: the first are asked of everyone, the others in a fold. */
export const fields = [
  ...asked.map(([name, label, hint]) => ({ name, label, hint, group: 'main' })),
  ...alsoAsked.map((name, at) => ({
    name,
    label: `Also counts, part ${at + 1}`,
    hint: `Few people have this. Fill it in only when it was yours in the year, rounded down to whole euros; leave it empty otherwise.`,
    group: ['household', 'work', 'abroad', 'means'][at % 4],
  })),
]

export const groups = {
  household: 'Your household',
  work: 'Work and business',
  abroad: 'From abroad',
  means: 'Savings and means',
}

export const assumptions = [
  'The value of your home is not known and counts as zero; with it the result is less favourable.',
  'Your partner’s income is not known and counts as zero; what you may divide counts with you.',
  'Born in 1963 or later and below state-pension age all year.',
  ...fields.slice(3).map(({ label }) => `Nothing was filled in for this: ${label.toLowerCase()}.`),
].slice(0, 19)

const lawOf = (at) => `Income tax act, art. ${2 + (at % 9)}.${1 + at}`

/** The figures of a result, in the order of the calculation. `depth`: how far inside another. */
export const resultLines = [
  'Tax due after prepayments',
  'Income tax and premiums',
  'Tax and premiums on box 1',
  'Box 1: first bracket',
  'Taxable income of work and home',
  'Wages and benefits together',
  'Own home: what counts of it',
  'Interest on the home loan',
  'Reduction for the highest incomes',
  'Tax on box 2',
  'Tax on box 3',
  'General tax credit',
  'Employed person’s credit',
  'Combination credit',
  'Elderly person’s credit',
  'Wage tax already withheld',
  'Dividend tax already withheld',
  'Provisional assessment paid',
  'Your partner: tax due',
  'Your partner: credits',
  'Together',
].map((label, at) => ({ label, law: lawOf(at), depth: Math.min(at, 4) }))

export const summaryRows = ['Gross income', 'Deductions', 'Taxable income', 'Income tax', 'Tax credits', 'Already paid']

export const tasks = [
  ['Add your annual statement', 'Upload it and we read the amounts for you.', '/documents'],
  ['Look at your deductions', 'Gifts, healthcare and the home loan may lower your tax.', '/tax-filing/deductions'],
  ['Tell us about your partner', 'What you may divide between you can count with either.', '/tax-filing/partner'],
  ['Name your bank account', 'What you get back is paid to an account in your own name.', '/profile'],
  ['Read your figures again', 'Before you submit: is it as you know it to be?', '/tax-filing/review'],
]

export const news = [
  ['Rates of next year', 'The government has named the brackets and credits of next year.'],
  ['Savings in box 3', 'What counts is what your savings brought, when that was less.'],
  ['Longer opening hours', 'The tax line is open on Saturdays in March and April.'],
  ['Home loans', 'Interest counts for thirty years; some loans end this year.'],
  ['Gifts', 'Which good causes count is on the list of the tax authority.'],
  ['Healthcare', 'Glasses do not count, hearing aids do.'],
]

export const deadlines = [
  ['1 March', 'Returns of the year can be sent in'],
  ['1 April', 'Who files before has an answer by July'],
  ['1 May', 'Last day without an extension'],
  ['1 September', 'Last day with an extension'],
  ['31 December', 'Last day to ask for a year of five years ago'],
]

const words =
  'The day that your letter names is the day that counts. Who has no letter may file all the same, up to five years back.'

/** The questions of the FAQ by part. */
export const faq = ['The tax filing process', 'Deductions and credits', 'This application'].map((title, part) => ({
  title,
  id: `part-${part + 1}`,
  questions: Array.from({ length: [12, 12, 11][part] }, (_, at) => ({
    id: `question-${part + 1}-${at + 1}`,
    title: `${title}: what is asked most, ${at + 1}`,
    answer: [words, 'More about it is in'],
    link: [`/tax-guide#section-${part}-${at}`, 'the tax guide'],
  })),
}))
