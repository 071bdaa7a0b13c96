/** Signs the tokens of tests. Where there is a PostgreSQL, a server must be given one: several share it. */
export const TEST_SECRET = 'Qm9yZWFzLXRlc3Qtb25seS1rZXktMTIzNDU2Nzg5MA';
