// Runs before each test file that makes React elements.
import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
};

// React's development build records a call stack for each element, for the words of its warnings, up to 10,000 in a
// second: a tenth of the time of tests that render much. It counts as if it had recorded them.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e4,
  set: (_count: number) => {},
});
