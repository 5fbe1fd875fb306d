import TutorCommands

await Tutor.main()
