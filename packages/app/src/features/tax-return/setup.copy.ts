import { copy } from '@aangiftewijs/domain/language'

/** Words of the setup step. Spec 2 § 2.2. */
export const words = {
  title: copy('Set up your tax return', 'Uw aangifte instellen'),
  intro: copy(
    'We start with a few facts. Have your annual income statement at hand, and your mortgage statement if you own a home. A simple return takes about 15 minutes. You can stop after any step: your answers are saved.',
    'We beginnen met een paar gegevens. Houd uw jaaropgaaf bij de hand, en uw jaaroverzicht van de hypotheek als u een eigen woning hebt. Een eenvoudige aangifte duurt ongeveer 15 minuten. U kunt na elke stap stoppen: uw antwoorden zijn opgeslagen.',
  ),
  year: copy('Tax year', 'Belastingjaar'),
  yearHint: copy('The year in which you earned the income.', 'Het jaar waarin u het inkomen had.'),
  taxIdentifier: copy('Citizen service number (BSN)', 'Burgerservicenummer (BSN)'),
  taxIdentifierHint: copy(
    'At most 9 digits. This is a practice site: do not use your real number.',
    'Hooguit 9 cijfers. Dit is een oefensite: gebruik niet uw echte nummer.',
  ),
  bsnDoubt: copy(
    'This does not look like a real BSN: the check digit is different. You can continue with it.',
    'Dit lijkt geen echt BSN: het controlecijfer klopt niet. U kunt er wel mee verder.',
  ),
  situation: copy('Your situation', 'Uw situatie'),
  situationHint: copy('Tick what applies to you.', 'Vink aan wat voor u geldt.'),
  foreignIncome: copy('I had income from another country in this year', 'Ik had dit jaar inkomen uit een ander land'),
  foreignIncomeHint: copy(
    'For example wages, a pension or rent from abroad.',
    'Bijvoorbeeld loon, pensioen of huur uit het buitenland.',
  ),
  ownHome: copy('I owned the home I lived in', 'Ik had een eigen woning waarin ik woonde'),
  ownHomeHint: copy(
    'You may be able to deduct your mortgage interest.',
    'Misschien kunt u uw hypotheekrente aftrekken.',
  ),
  isJointFiling: copy('I am filing together with my fiscal partner', 'Ik doe aangifte samen met mijn fiscale partner'),
  isJointFilingHint: copy(
    'A fiscal partner is your husband, wife or registered partner, or someone you live with under certain conditions.',
    'Een fiscale partner is uw echtgenoot of geregistreerde partner, of iemand met wie u onder voorwaarden samenwoont.',
  ),
  agreement: copy('Terms', 'Voorwaarden'),
  acceptTerms: copy('I accept the terms and conditions', 'Ik ga akkoord met de voorwaarden'),
  readTerms: copy('Read the terms and conditions', 'Lees de voorwaarden'),
  newTab: copy('(opens in a new tab)', '(opent in een nieuw tabblad)'),
  continueToPartner: copy('Continue to Partner Information', 'Verder naar partnergegevens'),
  continueToDocuments: copy('Continue to Documents', 'Verder naar documenten'),
  nextWithoutScript: copy(
    'Filing together? Then the next step asks about your partner.',
    'Doet u samen aangifte? Dan gaat de volgende stap over uw partner.',
  ),
} as const
