import { createAction } from '@reduxjs/toolkit';

/** Events that more than one slice answers to. */
export const signedIn = createAction('session/signedIn');
export const signedOut = createAction('session/signedOut');
/** The server no longer takes our tokens. What is stored stays; the page says so and offers sign-in. */
export const sessionEnded = createAction('session/ended');
export const sessionRefreshed = createAction('session/refreshed');
export const sessionRestored = createAction('session/restored');
export const profileRequested = createAction('session/profileRequested');
export const profileFailed = createAction('session/profileFailed');
