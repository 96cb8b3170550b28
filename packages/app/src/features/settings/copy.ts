import { copy } from '@aangiftewijs/domain/language'

/** Texts of the settings. Spec 2 §§ 2.16, 5 and 8. */
export const settingsWords = {
  title: copy('Settings', 'Instellingen'),
  tabs: copy('Settings', 'Instellingen'),
  notifications: copy('Notifications', 'Meldingen'),
  security: copy('Security', 'Beveiliging'),
  // Language and theme
  appearance: copy('Language and display', 'Taal en weergave'),
  appearanceShared: copy(
    'Kept in this browser only: the example citizen is shared by all visitors.',
    'Alleen in deze browser bewaard: de voorbeeldburger wordt door alle bezoekers gedeeld.',
  ),
  appearanceText: copy(
    'Kept in this browser and with your account: you find them on every device you sign in on.',
    'Bewaard in deze browser en bij uw account: u vindt ze terug op elk apparaat waarop u inlogt.',
  ),
  saveLanguage: copy('Save language', 'Taal opslaan'),
  languageSaved: copy('Language saved', 'Taal opgeslagen'),
  saveTheme: copy('Save display', 'Weergave opslaan'),
  themeSaved: copy('Display saved', 'Weergave opgeslagen'),
  choiceNotSaved: copy(
    'Your choice holds in this browser, but could not be saved with your account. Try again.',
    'Uw keuze geldt in deze browser, maar kon niet bij uw account worden opgeslagen. Probeer het opnieuw.',
  ),
  // Notifications
  notificationsIntro: copy(
    'Choose what we would write to you about. This is a demonstration: nothing is sent, and your choice is kept in this browser only.',
    'Kies waarover wij u zouden schrijven. Dit is een demonstratie: er wordt niets verstuurd, en uw keuze blijft alleen in deze browser bewaard.',
  ),
  emailNotifications: copy('Email notifications', 'E-mailmeldingen'),
  emailNotificationsHint: copy('Messages about your return by email.', 'Berichten over uw aangifte per e-mail.'),
  statusUpdates: copy('Status updates', 'Statusmeldingen'),
  statusUpdatesHint: copy('When the status of your return changes.', 'Als de status van uw aangifte verandert.'),
  documentReminders: copy('Document reminders', 'Documentherinneringen'),
  documentRemindersHint: copy('When a document is still missing.', 'Als er nog een document ontbreekt.'),
  taxDeadlineAlerts: copy('Tax deadline alerts', 'Waarschuwing voor de uiterste datum'),
  taxDeadlineAlertsHint: copy('Before the filing deadline.', 'Vóór de uiterste datum van de aangifte.'),
  save: copy('Save preferences', 'Voorkeuren opslaan'),
  saving: copy('Saving...', 'Bezig met opslaan...'),
  saved: copy('Notification settings updated', 'Meldingsinstellingen bijgewerkt'),
  savedText: copy('Your preferences are kept in this browser.', 'Uw voorkeuren zijn in deze browser bewaard.'),
  saveFailed: copy(
    'Your preferences could not be kept in this browser.',
    'Uw voorkeuren konden niet in deze browser worden bewaard.',
  ),
  needsScript: copy(
    'Changing these needs JavaScript, because they are kept in this browser.',
    'Wijzigen kan alleen met JavaScript, omdat ze in deze browser worden bewaard.',
  ),
  // Details
  details: copy('Your details', 'Uw persoonsgegevens'),
  detailsText: copy(
    'Correct your name, username, email address or BSN.',
    'Verbeter uw naam, gebruikersnaam, e-mailadres of BSN.',
  ),
  changeDetails: copy('Change your details', 'Wijzig uw persoonsgegevens'),
  // Password
  password: copy('Change password', 'Wachtwoord wijzigen'),
  passwordIntro: copy(
    'When you change your password, you are signed out everywhere else.',
    'Als u uw wachtwoord wijzigt, wordt u op al uw andere apparaten uitgelogd.',
  ),
  passwordDigid: copy(
    'You signed in with the DigiD simulation, so this account has no password.',
    'U bent ingelogd met de DigiD-simulatie; dit account heeft geen wachtwoord.',
  ),
  currentPassword: copy('Current password', 'Huidig wachtwoord'),
  newPassword: copy('New password', 'Nieuw wachtwoord'),
  newPasswordHint: copy(
    'At least 8 characters. 15 or more is better: three or four words you remember.',
    'Minstens 8 tekens. 15 of meer is beter: drie of vier woorden die u onthoudt.',
  ),
  confirmPassword: copy('Confirm new password', 'Herhaal het nieuwe wachtwoord'),
  changePassword: copy('Change password', 'Wachtwoord wijzigen'),
  changing: copy('Changing...', 'Bezig met wijzigen...'),
  passwordChanged: copy('Password changed', 'Wachtwoord gewijzigd'),
  passwordChangedText: copy(
    'Use the new password the next time you sign in.',
    'Gebruik het nieuwe wachtwoord als u weer inlogt.',
  ),
  error: copy('Error', 'Fout'),
  passwordFailed: copy('Failed to update password', 'Wachtwoord wijzigen is mislukt'),
  // Passkeys
  passkeys: copy('Passkeys', 'Passkeys'),
  passkeysText: copy(
    'With a passkey nobody gets in with your password alone. If you want, signing in asks for it as a second step.',
    'Met een passkey is alleen uw wachtwoord niet genoeg om in te loggen. Als u wilt, vragen we uw passkey bij het inloggen als tweede stap.',
  ),
  showPasskeys: copy('Passkeys and recovery codes', 'Passkeys en herstelcodes'),
  // Data
  data: copy('Your data', 'Gegevens'),
  dataText: copy(
    'Download everything we hold about you: your account, your returns, and your documents with what was read from them.',
    'Download alles wat wij van u hebben: uw account, uw aangiften, en uw documenten met wat daaruit is gelezen.',
  ),
  download: copy('Download my data (ZIP)', 'Download mijn gegevens (zip)'),
  // What was done
  activityText: copy(
    'When and from where someone signed in, and what was changed, downloaded and submitted.',
    'Wanneer en waarvandaan er is ingelogd, en wat er is gewijzigd, gedownload en ingezonden.',
  ),
  activitySignOut: copy('You can sign out everywhere there.', 'U kunt er ook overal uitloggen.'),
  showActivity: copy('Show the list', 'Toon de lijst'),
  // Deletion
  deletion: copy('Delete account', 'Account verwijderen'),
  deletionText: copy(
    'This removes your account, your returns and your documents at once. It cannot be undone.',
    'Hiermee worden uw account, uw aangiften en uw documenten meteen verwijderd. Dit kan niet ongedaan worden gemaakt.',
  ),
  deletionBackups: copy(
    'In backups, if there are any, it stays until they are deleted.',
    'In reservekopieën, als die er zijn, blijft het staan tot ze worden verwijderd.',
  ),
  deletionBackupDays: copy(
    'In backups it stays for another {count} days at most.',
    'In reservekopieën blijft het nog maximaal {count} dagen staan.',
  ),
  aboutBackups: copy('About backups', 'Over reservekopieën'),
  deletionPassword: copy('Your password', 'Uw wachtwoord'),
  deletionPasswordHint: copy('To be sure it is you.', 'Zo weten we zeker dat u het bent.'),
  deletionConfirmation: copy('I understand that everything is deleted', 'Ik begrijp dat alles wordt verwijderd'),
  deleteAccount: copy('Delete my account', 'Verwijder mijn account'),
  deleting: copy('Deleting...', 'Bezig met verwijderen...'),
  deleted: copy('Account deleted', 'Account verwijderd'),
  deletedText: copy(
    'Your details, your returns and your documents are gone.',
    'Uw gegevens, uw aangiften en uw documenten zijn weg.',
  ),
  deletionFailed: copy('Your account was not deleted', 'Uw account is niet verwijderd'),
  showPassword: copy('Show password', 'Toon wachtwoord'),
  hidePassword: copy('Hide password', 'Verberg wachtwoord'),
} as const
