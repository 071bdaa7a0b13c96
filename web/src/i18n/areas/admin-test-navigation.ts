import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/admin-test-navigation.json';
import _no from '../messages/_no/admin-test-navigation.json';

registerArea({ _no, _eng });
