import { copy } from '@aangiftewijs/domain/language'

/** Words of uploading and scanning one file. Spec 1 §§ 4, 5 and 8. */
export const words = {
  intro: copy(
    'We read the amounts from your documents and fill them in for you. You can check and change everything.',
    'We lezen de bedragen uit uw documenten en vullen ze voor u in. U kunt alles controleren en wijzigen.',
  ),
  introSubmitted: copy(
    'The return has been submitted and stays as it is. Documents you add now are for another return.',
    'De aangifte is ingezonden en blijft zoals die is. Documenten die u nu toevoegt, zijn voor een andere aangifte.',
  ),
  add: copy('Add documents', 'Documenten toevoegen'),
  addName: copy('documents', 'van documenten'),
  addHint: copy(
    'We recognise what each of them is. PDF, PNG or JPEG, at most 10 MB each. Of a photo: the whole page, flat and sharp.',
    'We herkennen zelf wat het is. PDF, PNG of JPEG, maximaal 10 MB per bestand. Van een foto: de hele bladzijde, plat en scherp.',
  ),
  dropAny: copy('Drop all your documents here', 'Sleep al uw documenten hierheen'),
  dropMore: copy('Drop more documents here', 'Sleep hier meer documenten heen'),
  browseSeveral: copy('Choose files', 'Bestanden kiezen'),
  photo: copy('Take a photo', 'Foto maken'),
  file: copy('File', 'Bestand'),
  fileHint: copy('PDF, PNG or JPEG, at most 10 MB.', 'PDF, PNG of JPEG, maximaal 10 MB.'),
  dropSeveral: copy('Drop one or more files here', 'Sleep een of meer bestanden hierheen'),
  browse: copy('Choose a file', 'Bestand kiezen'),
  upload: copy('Upload', 'Uploaden'),
  uploading: copy('Uploading {document}', '{document} wordt geüpload'),
  reading: copy('Reading {document}', '{document} wordt gelezen'),
  passwordNeeded: copy(
    'This document is password protected. Choose it again and enter the password.',
    'Dit document is beveiligd. Kies het opnieuw en vul het wachtwoord in.',
  ),
  password: copy('Password of the document', 'Wachtwoord van het document'),
  passwordHint: copy(
    'Only if the PDF is protected. We use it once and do not keep it.',
    'Alleen als de PDF beveiligd is. We gebruiken het één keer en bewaren het niet.',
  ),
  passwordWrong: copy(
    'That password does not open the document. Try again.',
    'Met dat wachtwoord gaat het document niet open. Probeer het opnieuw.',
  ),
  showPassword: copy('Show', 'Tonen'),
  hidePassword: copy('Hide', 'Verbergen'),
  submitPassword: copy('Submit', 'Versturen'),
  cancel: copy('Cancel', 'Annuleren'),
  tryAgain: copy('Try again', 'Probeer het opnieuw'),
  waiting: copy('{document} waits for its turn', '{document} wacht op zijn beurt'),
  letGo: copy('Skip this file', 'Dit bestand overslaan'),
  chooseOther: copy('Choose another file', 'Ander bestand kiezen'),
} as const

/** What is wrong with a file; the first three to the letter of spec 1 § 5. */
export const fileProblemWords = {
  'wrong-type': copy(
    'File type not supported. Please upload a PDF, PNG or JPEG file',
    'Dit soort bestand kunnen we niet lezen. Upload een PDF, PNG of JPEG',
  ),
  'too-big': copy('File size exceeds 10MB limit', 'Het bestand is groter dan 10 MB'),
  'name-too-long': copy(
    'File name is too long. Please use a shorter file name.',
    'De bestandsnaam is te lang. Gebruik een kortere naam.',
  ),
  none: copy('Choose a file to upload', 'Kies een bestand om te uploaden'),
  empty: copy('The file is empty. Choose another file', 'Het bestand is leeg. Kies een ander bestand'),
  photo: copy(
    'Photos of the type HEIC cannot be read. Save the photo as JPEG and upload that',
    'Foto’s van het type HEIC kunnen we niet lezen. Bewaar de foto als JPEG en upload die',
  ),
} as const

/** What a status means and what to do next. */
export const statusTexts = {
  reload: copy('Reload this page to see the result.', 'Laad deze pagina opnieuw om het resultaat te zien.'),
  scanning: copy(
    'We are reading the document. You can continue in the meantime.',
    'We lezen het document. U kunt intussen verdergaan.',
  ),
  delayed: copy(
    'It is busy, so we have not read this document yet. We keep trying: you do not have to do anything, and can continue in the meantime.',
    'Het is druk: we hebben dit document nog niet gelezen. We blijven het proberen: u hoeft niets te doen en kunt intussen verdergaan.',
  ),
  unread: copy(
    'We could not find figures in this document. Type them yourself in the next steps.',
    'We konden geen bedragen in dit document vinden. Vul ze zelf in bij de volgende stappen.',
  ),
  unreadPhoto: copy(
    'We could not find figures in this photo. Take a new one: the whole page, flat and sharp, in good light. Or type the figures yourself in the next steps.',
    'We konden geen bedragen op deze foto vinden. Maak een nieuwe: de hele bladzijde, plat en scherp, bij goed licht. Of vul de bedragen zelf in bij de volgende stappen.',
  ),
  unreadOverview: copy(
    'We could not find figures in this document. Only what was there on January 1 counts: type that yourself in the next steps. Was it nothing? Then you need not type anything.',
    'We konden geen bedragen in dit document vinden. Alleen wat er op 1 januari was, telt: vul dat zelf in bij de volgende stappen. Was dat niets? Dan hoeft u niets in te vullen.',
  ),
  unreadOther: copy(
    'We could not find figures in this document. Is there no amount on it? Then you need not type anything. Else type it yourself in the next steps.',
    'We konden geen bedragen in dit document vinden. Staat er geen bedrag op? Dan hoeft u niets in te vullen. Vul het anders zelf in bij de volgende stappen.',
  ),
  foreign: copy(
    'The amounts on this document are not in euros, so we do not use them. Is it income from another country? Then tick that at Setup.',
    'De bedragen op dit document zijn niet in euro’s. We gebruiken ze daarom niet. Is het inkomen uit het buitenland? Vink dat dan aan bij Gegevens.',
  ),
  timed_out: copy(
    'We could not read this document in time. Read it again, or type the figures yourself in the next steps.',
    'We konden dit document niet op tijd lezen. Lees het opnieuw, of vul de bedragen zelf in bij de volgende stappen.',
  ),
  password_required: copy(
    'This document is protected. Enter its password so that we can read it.',
    'Dit document is beveiligd. Vul het wachtwoord in, dan kunnen we het lezen.',
  ),
  failed: copy(
    'This document was not processed. Remove it and upload it again.',
    'Dit document is niet verwerkt. Verwijder het en upload het opnieuw.',
  ),
} as const

/** Toasts of the catalogue, to the letter, and some of our own. Spec 1 § 8. */
export const toastWords = {
  uploadFailed: copy('Upload failed', 'Uploaden mislukt'),
  fileUploadFailed: copy('File upload failed', 'Het bestand is niet geüpload'),
  protected: copy('Password Protected Document', 'Document met wachtwoord'),
  protectedText: copy(
    'Please enter the password to decrypt and process this document.',
    'Vul het wachtwoord in om dit document te openen en te verwerken.',
  ),
  passwordRequired: copy('Password Required', 'Wachtwoord nodig'),
  passwordRequiredText: copy(
    'This document is password protected. Please enter the password.',
    'Dit document is beveiligd met een wachtwoord. Vul het wachtwoord in.',
  ),
  passwordRefused: copy('The password is not right', 'Het wachtwoord klopt niet'),
  error: copy('Error', 'Fout'),
  previewFailed: copy('Failed to load document preview.', 'Het voorbeeld van het document kon niet worden geladen.'),
  removeFailed: copy('Failed to remove the document.', 'Het document kon niet worden verwijderd.'),
  changeFailed: copy('It was not saved', 'Het is niet opgeslagen'),
  removeAllFailed: copy(
    'Failed to remove documents. Please try again.',
    'De documenten konden niet worden verwijderd. Probeer het opnieuw.',
  ),
  samplesFailed: copy(
    'Failed to load sample documents. Please try again.',
    'De voorbeelddocumenten konden niet worden geladen. Probeer het opnieuw.',
  ),
  extracted: copy('Data extracted successfully', 'Gegevens gelezen'),
  processed: copy('Document processed', 'Document verwerkt'),
  uploaded: copy('File uploaded successfully', 'Bestand geüpload'),
  removed: copy('File removed', 'Bestand verwijderd'),
  allRemoved: copy('Documents Removed', 'Documenten verwijderd'),
  allRemovedText: copy('{count} documents were removed.', '{count} documenten zijn verwijderd.'),
  oneRemovedText: copy('1 document was removed.', '1 document is verwijderd.'),
  samplesLoaded: copy('Sample Documents Loaded', 'Voorbeelddocumenten geladen'),
  samplesLoadedText: copy('{count} sample documents were loaded.', '{count} voorbeelddocumenten zijn geladen.'),
} as const
