import type { ErrorCode, FieldErrorCode } from './errors.ts';
import type { HumanLang, Translated } from './language.ts';

/** What a person reads for each error. The server puts it in `detail`; the web app shows it by code. */
export const ERROR_TEXTS: Record<ErrorCode | FieldErrorCode, Translated> = {
  validation_failed: {
    _no: 'Noe i skjemaet må rettes. Ingenting er lagret.',
    _eng: 'Something in the form needs fixing. Nothing was saved.',
  },
  malformed_request: {
    _no: 'Forespørselen er ikke gyldig HTTP.',
    _eng: 'The request is not valid HTTP.',
  },
  malformed_json: {
    _no: 'Forespørselen er ikke gyldig JSON.',
    _eng: 'The request is not valid JSON.',
  },
  link_invalid: {
    _no: 'Lenken er ikke gyldig. Sjekk at du fikk med hele adressen fra e-posten.',
    _eng: 'The link is not valid. Check that you got the whole address from the email.',
  },
  malformed_upload: {
    _no: 'Opplastingen var ikke fullstendig. Prøv igjen.',
    _eng: 'The upload was incomplete. Try again.',
  },
  image_unreadable: {
    _no: 'Vi klarte ikke å lese bildet. Filen er skadet eller er ikke et bilde.',
    _eng: "We couldn't read the picture. The file is damaged or isn't a picture.",
  },
  document_invalid: {
    _no: 'Dokumentet har feil som må rettes. Ingenting er lagret.',
    _eng: 'The document has errors that must be fixed. Nothing was saved.',
  },
  content_invalid: {
    _no: 'Innholdet har feil som må rettes. Ingenting er publisert.',
    _eng: 'The content has errors that must be fixed. Nothing was published.',
  },
  wrong_credentials: { _no: 'Feil brukernavn eller passord.', _eng: 'Wrong username or password.' },
  email_not_confirmed: {
    _no: 'E-postadressen din er ikke bekreftet ennå. Åpne lenken i e-posten du har fått.',
    _eng: "Your email address isn't confirmed yet. Open the link in the email you've received.",
  },
  account_locked: {
    _no: 'Kontoen er låst. Ta kontakt med dem som driver Kodestien.',
    _eng: 'The account is locked. Contact the people who run Kodestien.',
  },
  not_signed_in: { _no: 'Du må logge inn først.', _eng: 'You need to sign in first.' },
  session_ended: { _no: 'Økten er avsluttet. Logg inn på nytt.', _eng: 'Your session has ended. Sign in again.' },
  forbidden: { _no: 'Du har ikke tilgang til dette.', _eng: "You don't have access to this." },
  signup_closed: {
    _no: 'Kodestien tar ikke imot nye kontoer her.',
    _eng: 'Kodestien is not taking new accounts here.',
  },
  user_list_closed: {
    _no: 'Listen over brukere er ikke åpen her.',
    _eng: 'The list of users is not open here.',
  },
  not_found: { _no: 'Det finnes ingenting på denne adressen.', _eng: 'There is nothing at this address.' },
  user_not_found: { _no: 'Vi finner ingen bruker med det navnet.', _eng: "We can't find a user with that name." },
  class_not_found: { _no: 'Vi finner ingen slik klasse.', _eng: "We can't find that class." },
  class_code_unknown: {
    _no: 'Ingen klasse har den koden. Sjekk den på tavla, eller spør læreren om den er ny.',
    _eng: 'No class has that code. Check it on the board, or ask your teacher if it has changed.',
  },
  teacher_signup_closed: {
    _no: 'Det går ikke an å søke om lærertilgang her.',
    _eng: 'It is not possible to ask for teacher access here.',
  },
  hand_in_not_found: { _no: 'Vi finner ikke innleveringen.', _eng: "We can't find that hand-in." },
  question_not_found: { _no: 'Vi finner ikke spørsmålet.', _eng: "We can't find that question." },
  comment_not_found: { _no: 'Vi finner ikke kommentaren.', _eng: "We can't find that comment." },
  hand_in_closed: {
    _no: 'Innleveringen er lukket. Spør læreren om mer tid.',
    _eng: 'The hand-in is closed. Ask your teacher for more time.',
  },
  nothing_to_hand_in: {
    _no: 'Du har ikke skrevet noe i oppgavene ennå. Ingenting er levert.',
    _eng: "You haven't written anything in the exercises yet. Nothing was handed in.",
  },
  help_off: {
    _no: 'Læreren har slått av hint og løsninger til innleveringen er lukket.',
    _eng: 'Your teacher has turned hints and solutions off until the hand-in closes.',
  },
  class_archived: {
    _no: 'Klassen er arkivert. Hent den frem igjen før du endrer den.',
    _eng: 'The class is archived. Bring it back before you change it.',
  },
  class_limit: {
    _no: 'Det er ikke plass til flere. Ingenting er endret.',
    _eng: 'There is no room for more. Nothing has changed.',
  },
  last_teacher: {
    _no: 'Du er den siste læreren i klassen. Legg til en annen først, eller slett klassen.',
    _eng: 'You are the last teacher of the class. Add another one first, or delete the class.',
  },
  not_a_teacher: {
    _no: 'Brukeren har ikke lærertilgang ennå.',
    _eng: "That user doesn't have teacher access yet.",
  },
  account_of_class: {
    _no: 'Kontoen er laget for en klasse og vises bare der.',
    _eng: 'The account was made for a class and is shown only there.',
  },
  oidc_off: {
    _no: 'Her kan du ikke logge inn med en annen tjeneste.',
    _eng: "You can't sign in with another service here.",
  },
  oidc_unavailable: {
    _no: 'Innloggingstjenesten svarer ikke akkurat nå. Ingenting er endret. Prøv igjen om litt.',
    _eng: 'The sign-in service is not answering right now. Nothing has changed. Try again in a moment.',
  },
  oidc_refused: {
    _no: 'Du avbrøt hos innloggingstjenesten, eller sa nei til å dele navnet ditt. Ingenting er endret.',
    _eng: 'You stopped at the sign-in service, or chose not to share your name. Nothing has changed.',
  },
  oidc_failed: {
    _no: 'Vi fikk et svar fra innloggingstjenesten som vi ikke kan stole på. Ingenting er endret. Prøv igjen.',
    _eng: "The sign-in service gave an answer that we can't trust. Nothing has changed. Try again.",
  },
  oidc_expired: {
    _no: 'Innloggingen er utløpt, er allerede brukt eller ble startet i en annen nettleser. Ingenting er endret. Prøv igjen.',
    _eng: 'The sign-in has expired, has been used already or was started in another browser. Nothing has changed. Try again.',
  },
  oidc_taken: {
    _no: 'En av de to er allerede koblet til en annen konto. Ingenting er endret.',
    _eng: 'One of the two is already linked to another account. Nothing has changed.',
  },
  oidc_not_linked: {
    _no: 'Kontoen din er ikke koblet til den du logget inn som der. Ingenting er endret.',
    _eng: 'Your account is not linked to the one you signed in as there. Nothing has changed.',
  },
  oidc_only_way: {
    _no: 'Kontoen har ikke noe passord. Lag et passord først, ellers kommer du ikke inn igjen.',
    _eng: "The account has no password. Set one first, or you won't be able to get back in.",
  },
  method_not_allowed: {
    _no: 'Adressen finnes, men tar ikke imot denne metoden.',
    _eng: 'The address exists, but does not accept this method.',
  },
  request_timeout: {
    _no: 'Forespørselen kom ikke helt frem i tide. Prøv igjen.',
    _eng: 'The request did not arrive in time. Try again.',
  },
  username_taken: { _no: 'Brukernavnet er opptatt', _eng: 'Username is taken' },
  email_taken: {
    _no: 'E-postadressen er allerede i bruk. Har du glemt passordet, kan du lage et nytt.',
    _eng: 'The email address is already in use. If you forgot your password, you can set a new one.',
  },
  last_superuser: {
    _no: 'Dette er den siste superbrukeren. Gjør noen andre til superbruker først.',
    _eng: 'This is the last superuser. Make someone else a superuser first.',
  },
  course_not_finished: {
    _no: 'Kurset er ikke fullført ennå. Du får kursbeviset når alle oppgavene er løst.',
    _eng: 'The course is not finished yet. You get the certificate when every exercise is solved.',
  },
  solution_too_early: {
    _no: 'Du kan se løsningen når du har prøvd tre ganger.',
    _eng: 'You can see the solution when you have tried three times.',
  },
  drafts_full: {
    _no: 'Du har ikke plass til flere utkast. Gjør noen av dem kortere eller tøm dem. Ingenting er endret.',
    _eng: 'You have no room for more drafts. Shorten or empty some of them. Nothing has changed.',
  },
  grader_busy: {
    _no: 'Mange programmer venter på å bli sjekket akkurat nå, og ditt kom ikke til. Ingenting er endret. Prøv igjen om litt.',
    _eng: 'Many programs are waiting to be checked right now, and yours did not get its turn. Nothing has changed. Try again in a moment.',
  },
  run_busy: {
    _no: 'Mange programmer venter på å bli kjørt hos oss akkurat nå, og ditt kom ikke til. Prøv igjen om litt.',
    _eng: 'Many programs are waiting to run on our server right now, and yours did not get its turn. Try again in a moment.',
  },
  grader_broken: {
    _no: 'Vi fikk ikke kjørt koden din. Det er vår feil, ikke din. Ingenting er endret, og det teller ikke som et forsøk.',
    _eng: 'We could not run your code. That is our fault, not yours. Nothing has changed, and it does not count as an attempt.',
  },
  mail_not_waiting: {
    _no: 'E-posten er allerede sendt, eller på vei.',
    _eng: 'The email has already been sent, or is on its way.',
  },
  nothing_staged: {
    _no: 'Du har ingen upubliserte endringer. Kanskje er de publisert allerede?',
    _eng: 'You have no unpublished changes. Perhaps they have already been published?',
  },
  stage_stale: {
    _no: 'Noen andre har endret det samme i mellomtiden. Se på forskjellene før du publiserer.',
    _eng: 'Someone else has changed the same thing in the meantime. Look at the differences before you publish.',
  },
  rollback_stale: {
    _no: 'Dokumentene er endret etter denne revisjonen. Rull tilbake de nyere revisjonene først.',
    _eng: 'The documents have changed since this revision. Roll back the newer revisions first.',
  },
  link_expired: { _no: 'Lenken er utløpt. Be om en ny.', _eng: 'The link has expired. Ask for a new one.' },
  link_used: { _no: 'Lenken er allerede brukt.', _eng: 'The link has already been used.' },
  payload_too_large: { _no: 'Det du sendte, er for stort.', _eng: 'What you sent is too large.' },
  image_too_large: { _no: 'Bildet er for stort: høyst 5 MB.', _eng: 'The picture is too large: at most 5 MB.' },
  image_too_many_pixels: {
    _no: 'Bildet har for mange bildepunkter: høyst 50 megapiksler, 24 hvis det bygges opp gradvis, 12 som AVIF.',
    _eng: 'The picture has too many pixels: at most 50 megapixels, 24 if it is progressive, 12 as AVIF.',
  },
  unsupported_media_type: {
    _no: 'Dette kallet tar ikke imot den innholdstypen.',
    _eng: 'This call does not accept that content type.',
  },
  image_type_not_allowed: {
    _no: 'Bildet må være PNG, JPEG, WebP, GIF eller AVIF.',
    _eng: 'The picture must be PNG, JPEG, WebP, GIF or AVIF.',
  },
  too_many_requests: {
    _no: 'For mange forsøk på kort tid. Vent litt og prøv igjen.',
    _eng: 'Too many attempts in a short time. Wait a moment and try again.',
  },
  too_many_username_changes: {
    _no: 'Du kan bytte brukernavn høyst 10 ganger på 90 dager.',
    _eng: 'You can change your username at most 10 times in 90 days.',
  },
  headers_too_large: {
    _no: 'Forespørselen har for mye i hodet.',
    _eng: 'The request has too much in its headers.',
  },
  internal: {
    _no: 'Noe gikk galt hos oss. Prøv igjen om litt.',
    _eng: 'Something went wrong on our side. Try again in a moment.',
  },
  unavailable: {
    _no: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    _eng: 'The service is not available right now. Try again in a moment.',
  },
  storage_full: {
    _no: 'Serveren har ikke plass til mer akkurat nå. Ingenting er lagret. Prøv igjen senere.',
    _eng: 'The server has no room for more right now. Nothing was saved. Try again later.',
  },
  field_required: { _no: 'Feltet må fylles ut.', _eng: 'This field is required.' },
  field_unknown: { _no: 'Dette feltet finnes ikke.', _eng: 'There is no such field.' },
  field_wrong_type: { _no: 'Feltet har feil type.', _eng: 'This field has the wrong type.' },
  field_too_long: { _no: 'Teksten er for lang.', _eng: 'The text is too long.' },
  field_not_allowed: { _no: 'Verdien er ikke tillatt.', _eng: 'That value is not allowed.' },
  username_invalid: { _no: 'Brukernavnet er ugyldig', _eng: 'Username is invalid' },
  password_invalid: {
    _no: 'Passordet må ha mellom 6 og 20 tegn.',
    _eng: 'The password must have between 6 and 20 characters.',
  },
  url_invalid: {
    _no: 'Adressen må begynne med http:// eller https:// og peke på et nettsted.',
    _eng: 'The address must begin with http:// or https:// and point to a website.',
  },
  confirm_wrong: {
    _no: 'Skriv bekreftelsesordet akkurat slik det står.',
    _eng: 'Type the confirmation word exactly as it is written.',
  },
  email_invalid: { _no: 'E-postadressen er ugyldig.', _eng: 'The email address is invalid.' },
};

/** With the address to write to, where the text says to get in touch. */
export function errorText(code: ErrorCode | FieldErrorCode, lang: HumanLang, contact = ''): string {
  const text = ERROR_TEXTS[code][lang];
  return code === 'account_locked' && contact !== '' ? text.replace(/\.$/, `: ${contact}`) : text;
}
