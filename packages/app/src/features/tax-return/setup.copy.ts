import { copy } from '@aangiftewijs/domain/language'

const begin = copy(
  'We start with a few facts. Have your annual income statement at hand, and your mortgage statement if you own a home. A simple return takes about 15 minutes.',
  'We beginnen met een paar gegevens. Houd uw jaaropgaaf bij de hand, en uw jaaroverzicht van de hypotheek als u een eigen woning hebt. Een eenvoudige aangifte duurt ongeveer 15 minuten.',
)

/** Words of the setup step. Spec 2 § 2.2. */
export const words = {
  title: copy('Set up your tax return', 'Uw aangifte beginnen'),
  intro: copy(
    `${begin.en} You can stop after any step: your answers are saved.`,
    `${begin.nl} U kunt na elke stap stoppen: uw antwoorden blijven bewaard.`,
  ),
  /** To who is looking around, of whom nothing is kept. */
  introLookingAround: begin,
  bsnOfAccount: copy(
    'Known from your account: {bsn}. Leave this empty to use it, or enter another number.',
    'Bekend van uw account: {bsn}. Laat dit leeg om het te gebruiken, of vul een ander nummer in.',
  ),
  bsnOfReturn: copy(
    'You filled in {bsn}. Leave this empty to keep it, or enter another number.',
    'U hebt {bsn} ingevuld. Laat dit leeg om het te houden, of vul een ander nummer in.',
  ),
  startsNew: copy(
    'Your return for {year} has been submitted and stays as it is. If you continue here, you start a new one.',
    'Uw aangifte over {year} is ingezonden en blijft zoals die is. Gaat u hier verder, dan begint u een nieuwe.',
  ),
  day: copy('Day', 'Dag'),
  month: copy('Month', 'Maand'),
  year: copy('Year', 'Jaar'),
  optional: copy('(optional)', '(niet verplicht)'),
  bsnDoubt: copy(
    'This does not look like a real BSN: the check digit is different. You can continue with it.',
    'Dit lijkt geen echt BSN: het controlecijfer klopt niet. U kunt er wel mee verder.',
  ),
  situation: copy('Your situation', 'Uw situatie'),
  situationHint: copy(
    'Tick what applies to you. The step Income asks more, such as a move to or from the Netherlands and a business of your own.',
    'Vink aan wat voor u geldt. Bij de stap Inkomen vragen we meer, zoals naar een verhuizing over de grens en een eigen onderneming.',
  ),
  agreement: copy('Terms', 'Voorwaarden'),
  readTerms: copy('Read the terms and conditions', 'Lees de voorwaarden'),
  newTab: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
  continueToPartner: copy('Continue to Partner Information', 'Verder naar partnergegevens'),
  continueToDocuments: copy('Continue to Documents', 'Verder naar documenten'),
  nextWithoutScript: copy(
    'Filing together? Then the next step asks about your partner.',
    'Doet u samen aangifte? Dan gaat de volgende stap over uw partner.',
  ),
} as const

/** What becomes of a return when setup names another year. */
export const otherYearWords = {
  question: {
    label: copy(
      'You chose {year}, and this return is for {own}. What do you want to do?',
      'U koos {year}, en deze aangifte gaat over {own}. Wat wilt u doen?',
    ),
    problems: {
      'not-a-choice': copy(
        'There is already a return here, or of this year. Say below the year what to do.',
        'Er is al een aangifte, hier of over dit jaar. Kies onder het jaar wat u wilt doen.',
      ),
    },
  },
  startBeside: copy(
    'Keep the {own} return as it is, and start one for {year} beside it',
    'De aangifte over {own} bewaren zoals die is, en er een over {year} naast beginnen',
  ),
  openBeside: copy(
    'Keep the {own} return as it is, and go on with the one for {year}',
    'De aangifte over {own} bewaren zoals die is, en verdergaan met die over {year}',
  ),
  openOnly: copy(
    'You already have a return for {year} that is not submitted. Continue to go on with it, as it is.',
    'U hebt al een aangifte over {year} die niet is ingezonden. Ga verder om daarmee door te gaan, zoals die is.',
  ),
  correctionStays: copy(
    'A correction stays a correction of {own}.',
    'Een verbetering blijft een verbetering van {own}.',
  ),
  submittedYear: copy(
    'You have submitted a return for {year}: {reference}. What do you want to do?',
    'U hebt over {year} een aangifte ingezonden: {reference}. Wat wilt u doen?',
  ),
  keepsOwn: copy('Your {own} return stays as it is.', 'Uw aangifte over {own} blijft zoals die is.'),
  correct: copy(
    'Correct it: a correction begins with the answers you submitted',
    'Die verbeteren: een verbetering begint met de antwoorden die u inzond',
  ),
  second: copy(
    'Start a second return for {year}, empty. Once submitted, it takes the place of the first',
    'Een tweede aangifte over {year} beginnen, leeg. Ingezonden komt die in de plaats van de eerste',
  ),
  redate: copy(
    'Make this return, with its answers, one for {year}',
    'Van deze aangifte, met de antwoorden, een over {year} maken',
  ),
} as const
