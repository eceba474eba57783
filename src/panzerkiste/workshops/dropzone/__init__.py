"""The workshop of Dropzone: own armies and battlefields, and whole battles as a report."""
