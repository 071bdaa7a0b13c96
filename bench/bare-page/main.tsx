import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';

/** The baseline: the libraries that the product is built on, and nothing else. */
const slice = createSlice({ name: 'page', initialState: {}, reducers: {} });
const store = configureStore({ reducer: slice.reducer });

createRoot(document.body).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element="Hello" />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
