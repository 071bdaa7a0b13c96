/** Everyone who may make a call, by what they show. */
export const CALLERS = [
  'visitor',
  'expired',
  'user',
  'other',
  'password_changed',
  'deleted',
  'api_tok',
  'superuser',
  'ex_superuser',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** in: the call is made, whatever comes of it. 401: not signed in, or no longer. 403: signed in, and not allowed. */
export type Cell = 'in' | 401 | 403;
export type Row = Record<CallerKind, Cell>;

/** What a caller shows is not even read. */
const anyone: Row = {
  visitor: 'in',
  expired: 'in',
  user: 'in',
  other: 'in',
  password_changed: 'in',
  deleted: 'in',
  api_tok: 'in',
  superuser: 'in',
  ex_superuser: 'in',
};
/** Without a name; but anyone who says who they are must be who they say. */
const visitor: Row = { ...anyone, expired: 401, password_changed: 401, deleted: 401 };
const signedIn: Row = { ...visitor, visitor: 401 };
const superuser: Row = {
  visitor: 401,
  expired: 401,
  user: 403,
  other: 403,
  password_changed: 401,
  deleted: 401,
  api_tok: 403,
  superuser: 'in',
  ex_superuser: 403,
};
/** What `user` has written: of all the others only a superuser may touch it. `api_tok` is the token of `user`. */
const owner: Row = { ...signedIn, other: 403, ex_superuser: 403 };

export type Stated = { row: Row; body?: 'own comment'; query?: string };

/** Every call and what becomes of each kind of caller. A call without a line here fails the test. */
export const TABLE: Record<string, Stated> = {
  'POST token/': { row: anyone },
  'POST token/refresh/': { row: anyone },
  'POST token/blacklist/': { row: anyone },
  'POST get_player/': { row: signedIn },
  'POST is_username_opptatt': { row: anyone },
  'POST is_email_opptatt': { row: anyone },
  'POST create_player': { row: anyone },
  'POST user_email_confirm': { row: anyone },
  'POST user_email_confirm_resend': { row: anyone },
  'POST user_glemt_passord': { row: anyone },
  'POST user_glemt_passord_sett_nytt': { row: anyone },
  'GET profil_disp/{username}': { row: anyone },
  'GET username_fra_current': { row: anyone },
  'GET get_player_ls': { row: anyone },
  'GET get_doc_header': { row: anyone },
  'GET get_doc_slug': { row: anyone, query: 'slug=mal' },
  'GET mal': { row: anyone },
  'GET blokk': { row: anyone, query: 'doc_slug=mal&blokk_slug=text' },
  'GET sok': { row: anyone, query: 'q=a' },
  'GET blokk_oversikt': { row: anyone, query: 'doc_slug=mal' },
  'POST kursbevis_sjekk': { row: anyone },
  'GET kursbevis_nokkel': { row: anyone },
  'GET larer_oversikt': { row: anyone },

  'POST oppgave_svar': { row: visitor },
  'POST quiz_svar': { row: visitor },
  'POST kjor': { row: visitor },

  'GET blokk_svar': { row: signedIn },
  'POST blokk_kommentar': { row: signedIn },
  'PATCH blokk_kommentar': { row: owner, body: 'own comment' },
  'DELETE blokk_kommentar': { row: owner, body: 'own comment' },
  'GET oppgave_utkast': { row: signedIn, query: 'doc_slug=mal' },
  'PUT oppgave_utkast': { row: signedIn },
  'GET fremgang': { row: signedIn },
  'PUT fremgang': { row: signedIn },
  'GET kursbevis': { row: signedIn, query: 'doc_slug=css' },
  'POST user_profil_human_lang': { row: signedIn },
  'POST user_profil_item_txt': { row: signedIn },
  'POST user_profil_img': { row: signedIn },
  'DELETE user_profil_img': { row: signedIn },
  'GET user_profil_varsler': { row: signedIn },
  'POST user_profil_varsler': { row: signedIn },
  'POST user_update_username': { row: signedIn },
  'POST user_update_password': { row: signedIn },
  'GET user_email': { row: signedIn },
  'POST user_update_email': { row: signedIn },
  'GET user_sessions': { row: signedIn },
  'POST user_sessions_end': { row: signedIn },
  'POST user_api_tok_renew': { row: signedIn },
  'GET user_data_export': { row: signedIn },
  'POST user_delete': { row: signedIn },

  'POST blokk_beskrivelse': { row: superuser },
  'PATCH blokk_beskrivelse': { row: superuser },
  'DELETE blokk_beskrivelse': { row: superuser },
  'GET larer_fasit': { row: superuser },
  'POST db_initialization': { row: superuser },
  'POST db_load': { row: superuser },
  'POST db_delete': { row: superuser },
  'POST db_cycle': { row: superuser },
  'GET admin_backups': { row: superuser },
  'GET admin_backup/{id}': { row: superuser },
  'POST admin_backup_restore': { row: superuser },
  'GET admin_json_back': { row: superuser },
  'GET admin_json_back_document': { row: superuser },
  'POST admin_json_back_add': { row: superuser },
  'POST admin_json_back_remove': { row: superuser },
  'POST admin_json_back_push': { row: superuser },
  'GET admin_json_schema': { row: superuser },
  'GET admin_export': { row: superuser },
  'POST admin_preview': { row: superuser },
  'GET admin_revisions': { row: superuser },
  'GET admin_revision/{id}': { row: superuser },
  'POST admin_revision_rollback': { row: superuser },
  'GET admin_user_arr': { row: superuser },
  'POST admin_user_confirm': { row: superuser },
  'POST admin_user_lock': { row: superuser },
  'POST admin_user_unlock': { row: superuser },
  'POST admin_user_superuser': { row: superuser },
  'POST admin_user_arr_dump': { row: superuser },
  'GET admin_user_arr_dumps': { row: superuser },
  'GET admin_user_arr_dump/{name}': { row: superuser },
  'POST admin_user_arr_dump_cleanup_bu': { row: superuser },
  'POST developer_send_email_user_confirm': { row: superuser },
  'POST developer_send_email_glemt_passord': { row: superuser },
  'GET admin_mail_preview': { row: superuser },
  'GET admin_outbox': { row: superuser },
  'POST admin_outbox_retry': { row: superuser },
  'POST admin_outbox_cancel': { row: superuser },
  'GET admin_audit': { row: superuser },
  'GET admin_overview': { row: superuser },
};
