import type admin from './messages/_no/admin.json';
import type admin_audit from './messages/_no/admin-audit.json';
import type admin_db_tools from './messages/_no/admin-db-tools.json';
import type admin_email from './messages/_no/admin-email.json';
import type admin_json_backend from './messages/_no/admin-json-backend.json';
import type admin_overview from './messages/_no/admin-overview.json';
import type admin_test_navigation from './messages/_no/admin-test-navigation.json';
import type admin_users from './messages/_no/admin-users.json';
import type app from './messages/_no/app.json';
import type comments from './messages/_no/comments.json';
import type doc from './messages/_no/doc.json';
import type footer from './messages/_no/footer.json';
import type home from './messages/_no/home.json';
import type kursbevis from './messages/_no/kursbevis.json';
import type landing from './messages/_no/landing.json';
import type layout from './messages/_no/layout.json';
import type learning from './messages/_no/learning.json';
import type mal from './messages/_no/mal.json';
import type not_found from './messages/_no/not-found.json';
import type picture from './messages/_no/picture.json';
import type profil_disp from './messages/_no/profil-disp.json';
import type profil_set from './messages/_no/profil-set.json';
import type signin from './messages/_no/signin.json';
import type steps from './messages/_no/steps.json';
import type teachers from './messages/_no/teachers.json';
import type user_profil_list from './messages/_no/user-profil-list.json';

/** Every key that exists in Norwegian; the parity test sees to it that English has the same ones. */
export type MessageKey =
  | keyof typeof admin
  | keyof typeof admin_audit
  | keyof typeof admin_db_tools
  | keyof typeof admin_email
  | keyof typeof admin_json_backend
  | keyof typeof admin_overview
  | keyof typeof admin_test_navigation
  | keyof typeof admin_users
  | keyof typeof app
  | keyof typeof comments
  | keyof typeof doc
  | keyof typeof footer
  | keyof typeof home
  | keyof typeof kursbevis
  | keyof typeof landing
  | keyof typeof layout
  | keyof typeof learning
  | keyof typeof mal
  | keyof typeof not_found
  | keyof typeof picture
  | keyof typeof profil_disp
  | keyof typeof profil_set
  | keyof typeof signin
  | keyof typeof steps
  | keyof typeof teachers
  | keyof typeof user_profil_list;
